"""Deductio: deduction board games on one exact engine."""
