"""The network that judges Othello positions: what it is made of, how it is trained and written.

    python3 training/othello_network --help
"""
