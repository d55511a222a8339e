// What there is to solve: one's own mistakes, what a game's module gives to beginners, and what our solvers have made.
import type { Text, Where } from "../protocol/messages";
import type { Game } from "../state/session.svelte";
import type { Puzzle } from "../analyse/puzzle";

export const GRADES = ["easy", "medium", "hard"] as const;
export type Grade = (typeof GRADES)[number];

// One of those that `lawan puzzles` writes: one move alone keeps the win or the draw.
export interface Made {
  readonly position: string;
  readonly answer: string;
  readonly value: number; // of best play, for the side to move
  readonly grade: Grade;
}

export interface Task {
  readonly id: string;
  readonly game: string;
  readonly where: Where;
  readonly asks: Text | null; // in the words of the game's module
  readonly answers: readonly string[];
  readonly praise: Text | null;
  readonly own: Puzzle | null; // a mistake of the visitor's
  readonly made: Made | null;
}

export const ownTask = (puzzle: Puzzle): Task => ({
  id: puzzle.id,
  game: puzzle.game,
  where: { game: puzzle.game, position: puzzle.position },
  asks: null,
  answers: [puzzle.best.move],
  praise: null,
  own: puzzle,
  made: null,
});

export const firstTasks = (game: Game): Task[] =>
  game.guide.exercises.map((exercise, i) => ({
    id: `${game.name} ${i}`,
    game: game.name,
    where: { game: game.name, position: exercise.position },
    asks: exercise.asks,
    answers: exercise.answers,
    praise: exercise.praise,
    own: null,
    made: null,
  }));

export const madeTask = (game: string, made: Made): Task => ({
  id: `${game} ${made.position}`,
  game,
  where: { game, position: made.position },
  asks: null,
  answers: [made.answer],
  praise: null,
  own: null,
  made,
});

// None where there is no file for the game, or no way to it.
export async function madePuzzles(game: string): Promise<readonly Made[]> {
  try {
    const reply = await fetch(`puzzles/${game}.json`);
    return reply.ok ? ((await reply.json()) as { puzzles: Made[] }).puzzles : [];
  } catch {
    return [];
  }
}
