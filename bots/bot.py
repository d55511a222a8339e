#!/usr/bin/env python3
"""A starter bot for Lawan. It plays every game: change choose() into something better.

Try it:   ./lawan check-bot 'python3 bots/bot.py'
          ./lawan match othello 'process(command="python3 bots/bot.py")' greedy --games 10
"""
import random
import sys


def choose(game, moves):
    """One of `moves`, such as "d3". `game` knows all that was announced:

    game["game"]      "adjacency", "connect4", "othello" or "tictactoe"
    game["side"]      "X" or "O": who you are
    game["size"]      "8 8": columns and rows
    game["position"]  the board in one line, as docs/bots.md explains
    game["played"]    the list of all moves so far, yours too
    """
    corners = [move for move in moves if move in ("a1", "h1", "a8", "h8")]
    if game["game"] == "othello" and corners:
        return corners[0]
    return random.choice(moves)


def main():
    game = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "lawan":      # a new game begins
            game = {"played": []}
        elif word == "ready?":
            random.seed(int(game["seed"]))
            print("ready", flush=True)
        elif word == "played":
            game["played"].append(rest)
        elif word == "go":       # the only line that wants a move
            print(choose(game, rest.split()), flush=True)
        elif word == "quit":
            break
        else:                    # game, size, rounds, side, clock, seed, position, time …
            game[word] = rest


if __name__ == "__main__":
    main()
