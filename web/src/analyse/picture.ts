// The board as an image, drawn in the colours of the page.
import { centre, columnName, MARGIN, UNIT } from "../board/geometry";
import type { Position } from "../protocol/messages";
import type { Game } from "../state/session.svelte";

const SCALE = 0.8;

function disc(to: CanvasRenderingContext2D, x: number, y: number, fill: string, rim: string): void {
  to.beginPath();
  to.arc(x, y, 40, 0, 2 * Math.PI);
  to.fillStyle = fill;
  to.fill();
  to.lineWidth = 1.5;
  to.strokeStyle = rim;
  to.stroke();
}

function letter(to: CanvasRenderingContext2D, x: number, y: number, side: string, colour: string): void {
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

export function drawBoard(position: Position, game: Game, turned: boolean): Promise<Blob | null> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const discs = game.pieces === "discs";
  const { columns, rows } = position;
  const width = columns * UNIT + 2 * MARGIN;
  const height = rows * UNIT + 2 * MARGIN;

  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const to = canvas.getContext("2d")!;
  to.scale(SCALE, SCALE);

  to.fillStyle = colour(discs ? "frame" : "sheet");
  to.fillRect(0, 0, width, height);
  to.fillStyle = colour(discs ? "board-green" : "board-paper");
  to.fillRect(MARGIN, MARGIN, columns * UNIT, rows * UNIT);

  to.strokeStyle = colour(discs ? "board-green-line" : "board-line");
  to.lineWidth = 1.5;
  to.beginPath();
  for (let column = 0; column <= columns; ++column) {
    to.moveTo(MARGIN + column * UNIT, MARGIN);
    to.lineTo(MARGIN + column * UNIT, height - MARGIN);
  }
  for (let row = 0; row <= rows; ++row) {
    to.moveTo(MARGIN, MARGIN + row * UNIT);
    to.lineTo(width - MARGIN, MARGIN + row * UNIT);
  }
  to.stroke();

  to.fillStyle = colour(discs ? "on-frame" : "muted");
  to.font = "24px sans-serif";
  to.textAlign = "center";
  to.textBaseline = "middle";
  for (let column = 0; column < columns; ++column) {
    const name = columnName(turned ? columns - 1 - column : column);
    to.fillText(name, MARGIN + (column + 0.5) * UNIT, MARGIN / 2);
  }
  for (let row = 0; row < rows; ++row) {
    to.fillText(String(turned ? rows - row : row + 1), MARGIN / 2, MARGIN + (row + 0.5) * UNIT);
  }

  Array.from(position.cells).forEach((mark, cell) => {
    if (mark !== "X" && mark !== "O") return;
    const { x, y } = centre(cell, position, turned);
    if (!discs) letter(to, x, y, mark, colour(mark === "X" ? "x" : "o"));
    else if (mark === "X") disc(to, x, y, colour("disc-dark"), colour("disc-light"));
    else disc(to, x, y, colour("disc-light-light"), colour("disc-dark"));
  });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
