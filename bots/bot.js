#!/usr/bin/env node
// A starter bot for Lawan. It plays every game: change choose() into something better.
//
// Try it:   ./lawan check-bot 'node bots/bot.js'
//           ./lawan match othello 'process(command="node bots/bot.js")' greedy --games 10
'use strict';
const readline = require('readline');

let game = {};
let random = Math.random;

// One of `moves`, such as "d3". `game` knows all that was announced: game.game ("othello" …),
// game.side ("X" or "O"), game.size ("8 8"), game.position (the board in one line, as docs/bots.md
// explains) and game.played (the list of all moves so far, yours too).
function choose(moves) {
  const corners = moves.filter((move) => ['a1', 'h1', 'a8', 'h8'].includes(move));
  if (game.game === 'othello' && corners.length > 0) return corners[0];
  return moves[Math.floor(random() * moves.length)];
}

// Random numbers that can be repeated: a linear congruential generator.
function seeded(seed) {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ...rest] = line.trim().split(' ');
  switch (word) {
    case 'lawan': // a new game begins
      game = { played: [] };
      break;
    case 'ready?':
      random = seeded(Number(game.seed));
      console.log('ready');
      break;
    case 'played':
      game.played.push(rest[0]);
      break;
    case 'go': // the only line that wants a move
      console.log(choose(rest));
      break;
    case 'quit':
      process.exit(0);
      break;
    default: // game, size, rounds, side, clock, seed, position, time …
      game[word] = rest.join(' ');
  }
});
