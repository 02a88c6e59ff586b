"""A simulated learner: a rookie that writes down what the third step of each hint proves.

In everything else it is the rookie: the same luck, slips, wishes and habits. What it has written
down it takes as it takes what it was told; how, each game's own file says.
"""
