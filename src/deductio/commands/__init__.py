"""What each command of `deductio` does; imported only when the command is called."""
