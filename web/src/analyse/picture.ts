// The board as an image in the colours of the page: who plays, the score, the last move.
import { centre, columnName, margin, rowName, UNIT, weight } from "../board/geometry";
import { HOLE, standsUp } from "../board/model";
import { number } from "../i18n";
import { capital, sideName } from "../i18n/phrases";
import type { Position, Side } from "../protocol/messages";
import type { Game } from "../state/session.svelte";

const WIDTH = 800; // pixels of the image, whatever the board

type Canvas = CanvasRenderingContext2D;
type Colour = (name: string) => string;

function disc(to: Canvas, x: number, y: number, fill: string, rim: string): void {
  to.beginPath();
  to.arc(x, y, 40, 0, 2 * Math.PI);
  to.fillStyle = fill;
  to.fill();
  to.lineWidth = 1.5;
  to.strokeStyle = rim;
  to.stroke();
}

function letter(to: Canvas, x: number, y: number, side: Side, colour: string): void {
  to.beginPath();
  to.strokeStyle = colour;
  to.lineWidth = side === "X" ? 13 : 12;
  to.lineCap = "round";
  if (side === "X") {
    to.moveTo(x - 25, y - 25);
    to.lineTo(x + 25, y + 25);
    to.moveTo(x + 25, y - 25);
    to.lineTo(x - 25, y + 25);
  } else {
    to.arc(x, y, 27, 0, 2 * Math.PI);
  }
  to.stroke();
}

function mark(to: Canvas, x: number, y: number, side: Side, discs: boolean, colour: Colour): void {
  if (!discs) letter(to, x, y, side, colour(side === "X" ? "x" : "o"));
  else if (side === "X") disc(to, x, y, colour("disc-dark"), colour("disc-light"));
  else disc(to, x, y, colour("disc-light-light"), colour("disc-dark"));
}

function drawLines(to: Canvas, position: Position, colour: string): void {
  const { columns, rows } = position;
  to.strokeStyle = colour;
  to.lineWidth = 1.5 * weight(position);
  to.beginPath();
  for (let column = 0; column <= columns; ++column) {
    to.moveTo(column * UNIT, 0);
    to.lineTo(column * UNIT, rows * UNIT);
  }
  for (let row = 0; row <= rows; ++row) {
    to.moveTo(0, row * UNIT);
    to.lineTo(columns * UNIT, row * UNIT);
  }
  to.stroke();
}

function drawGrid(to: Canvas, position: Position, turned: boolean, discs: boolean, colour: Colour): void {
  const { columns, rows } = position;
  const [width, height, frame] = [columns * UNIT, rows * UNIT, margin(position)];
  const stands = standsUp(position);
  to.fillStyle = colour(stands ? "rack" : discs ? "frame" : "sheet");
  to.fillRect(-frame, -frame, width + 2 * frame, height + 2 * frame);
  if (stands) {
    to.fillStyle = colour("rack-hole");
    for (let cell = 0; cell < columns * rows; ++cell) {
      const { x, y } = centre(cell, position, turned);
      to.beginPath();
      to.arc(x, y, HOLE, 0, 2 * Math.PI);
      to.fill();
    }
  } else {
    to.fillStyle = colour(discs ? "board-green" : "board-paper");
    to.fillRect(0, 0, width, height);
    drawLines(to, position, colour(discs ? "board-green-line" : "board-line"));
  }

  to.fillStyle = stands ? "#fff" : colour(discs ? "on-frame" : "muted");
  to.font = `${24 * weight(position)}px sans-serif`;
  to.textAlign = "center";
  for (let column = 0; column < columns; ++column) {
    to.fillText(columnName(turned ? columns - 1 - column : column), (column + 0.5) * UNIT, -frame / 2);
  }
  for (let row = 0; row < rows; ++row) to.fillText(rowName(turned ? rows - 1 - row : row, position), -frame / 2, (row + 0.5) * UNIT);
}

function drawMarks(to: Canvas, position: Position, turned: boolean, discs: boolean, colour: Colour): void {
  Array.from(position.cells).forEach((owner, cell) => {
    if (owner !== "X" && owner !== "O") return;
    const { x, y } = centre(cell, position, turned);
    mark(to, x, y, owner, discs, colour);
  });
  const last = position.last?.cell ?? null;
  if (last === null) return;
  const { x, y } = centre(last, position, turned);
  to.beginPath();
  to.arc(x, y, 45, 0, 2 * Math.PI);
  to.lineWidth = 4 * weight(position);
  to.strokeStyle = colour(discs ? "signal" : "accent");
  to.stroke();
}

// One line under the board: mark, name, score of either side.
function drawPlayers(to: Canvas, position: Position, game: Game, names: Readonly<Record<Side, string>>, discs: boolean, colour: Colour): void {
  const large = weight(position);
  const middle = position.rows * UNIT + 2.4 * margin(position);
  to.font = `600 ${26 * large}px sans-serif`;
  (["X", "O"] as const).forEach((side, i) => {
    const left = -margin(position) + i * (position.columns * UNIT) * 0.53;
    to.save();
    to.translate(left + 24 * large, middle);
    to.scale(0.4 * large, 0.4 * large);
    if (discs) {
      to.fillStyle = colour(standsUp(position) ? "rack" : "board-green");
      to.fillRect(-50, -50, 100, 100);
    }
    mark(to, 0, 0, side, discs, colour);
    to.restore();
    to.fillStyle = colour("ink");
    to.textAlign = "left";
    const score = position.counts ? `  ${number(position.counts[side])}` : "";
    to.fillText(`${names[side] || capital(sideName(game, side))}${score}`, left + 56 * large, middle, position.columns * UNIT * 0.45);
  });
}

export function drawBoard(position: Position, game: Game, names: Readonly<Record<Side, string>>, turned: boolean): Promise<Blob | null> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const discs = game.pieces === "discs";
  const frame = margin(position);
  const width = position.columns * UNIT + 2 * frame;
  const height = position.rows * UNIT + 4 * frame;

  const canvas = document.createElement("canvas");
  const scale = WIDTH / width;
  canvas.width = WIDTH;
  canvas.height = Math.round(height * scale);
  const to = canvas.getContext("2d")!;
  to.scale(scale, scale);
  to.fillStyle = colour("paper");
  to.fillRect(0, 0, width, height);
  to.translate(frame, frame);
  to.textBaseline = "middle";
  drawGrid(to, position, turned, discs, colour);
  drawMarks(to, position, turned, discs, colour);
  drawPlayers(to, position, game, names, discs, colour);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
