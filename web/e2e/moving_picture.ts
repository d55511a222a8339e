// Pictures of one size as one that moves (APNG, which every browser shows). After the first one, only the pixels that
// differ are kept, so twenty of them take little more than one. W3C, PNG Specification, third edition.
import { deflateSync, inflateSync } from "node:zlib";

export type Frame = { png: Buffer; milliseconds: number };
type Pixels = { width: number; height: number; rgba: Buffer };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, i) => bytes.writeUInt32BE(value, 4 * i));
  return bytes;
};

function chunk(type: string, ...data: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), ...data]);
  return Buffer.concat([numbers(body.length - 4), body, numbers(crc32(body))]);
}

// What a filter of PNG predicts from the bytes to the left, above, and above to the left.
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

// Of a picture as Chromium writes it: eight bits a channel, with or without alpha, not interlaced.
function pixelsOf(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const plain = Buffer.alloc(row * height);
  const rgba = Buffer.alloc(4 * width * height, 255);
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < row; ++x) {
      const left = x >= channels ? plain[y * row + x - channels]! : 0;
      const up = y > 0 ? plain[(y - 1) * row + x]! : 0;
      const corner = y > 0 && x >= channels ? plain[(y - 1) * row + x - channels]! : 0;
      plain[y * row + x] = raw[y * (row + 1) + 1 + x]! + predicted(raw[y * (row + 1)]!, left, up, corner);
    }
    for (let x = 0; x < width; ++x) plain.copy(rgba, 4 * (y * width + x), y * row + x * channels, y * row + (x + 1) * channels);
  }
  return { width, height, rgba };
}

// Pixels that are as before are left clear.
function changed(now: Pixels, before: Pixels): Pixels {
  const rgba = Buffer.from(now.rgba);
  for (let at = 0; at < rgba.length; at += 4) {
    if (now.rgba.readUInt32BE(at) === before.rgba.readUInt32BE(at)) rgba.writeUInt32BE(0, at);
  }
  return { ...now, rgba };
}

function compressed({ width, height, rgba }: Pixels): Buffer {
  const raw = Buffer.alloc((4 * width + 1) * height);
  for (let y = 0; y < height; ++y) rgba.copy(raw, y * (4 * width + 1) + 1, 4 * y * width, 4 * (y + 1) * width);
  return deflateSync(raw, { level: 9 });
}

export function movingPicture(frames: Frame[]): Buffer {
  const all = frames.map(({ png }) => pixelsOf(png));
  const { width, height } = all[0]!;
  const chunks = [chunk("IHDR", numbers(width, height), Buffer.from([8, 6, 0, 0, 0])), chunk("acTL", numbers(frames.length, 0))];
  let sequence = 0;
  all.forEach((pixels, i) => {
    if (pixels.width !== width || pixels.height !== height) throw new Error(`frame ${i} has another size`);
    const { milliseconds } = frames[i]!;
    // Thousandths of a second; the picture stays, and what is not clear is laid over it.
    const how = Buffer.from([milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255, 0, 1]);
    chunks.push(chunk("fcTL", numbers(sequence++, width, height, 0, 0), how));
    if (i === 0) chunks.push(chunk("IDAT", compressed(pixels)));
    else chunks.push(chunk("fdAT", numbers(sequence++), compressed(changed(pixels, all[i - 1]!))));
  });
  return Buffer.concat([SIGNATURE, ...chunks, chunk("IEND")]);
}
