import { crc32, deflateSync } from 'node:zlib';

import type { Picture } from './Picture';
import { paeth, signature } from './png';

/** A small PNG file: with a palette where 256 colours are enough, else with the prediction that packs best. */
export function encodePng(picture: Picture): Buffer {
  const indexed = withPalette(picture);
  const { width, height, rgb } = picture;
  const candidates = indexed
    ? [packed(unpredicted(indexed.rows, width)), packed(predictedRows(indexed.rows, width, height, 1))]
    : [packed(unpredicted(rgb, width * 3)), packed(predictedRows(rgb, width * 3, height, 3))];
  const [smallest] = candidates.toSorted((one, other) => one.length - other.length);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexed ? 3 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(indexed ? [chunk('PLTE', indexed.palette)] : []),
    chunk('IDAT', smallest ?? Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const packed = (rows: Buffer) => deflateSync(rows, { level: 9, memLevel: 9 });

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function withPalette({ rgb }: Picture): { rows: Buffer; palette: Buffer } | undefined {
  const indexByColour = new Map<number, number>();
  const rows = Buffer.alloc(rgb.length / 3);
  for (let pixel = 0; pixel < rows.length; pixel += 1) {
    const colour = rgb.readUIntBE(pixel * 3, 3);
    const index = indexByColour.get(colour) ?? indexByColour.size;
    if (index === 256) return undefined;
    indexByColour.set(colour, index);
    rows[pixel] = index;
  }
  const palette = Buffer.alloc(indexByColour.size * 3);
  for (const [colour, index] of indexByColour) palette.writeUIntBE(colour, index * 3, 3);
  return { rows, palette };
}

function unpredicted(rows: Buffer, rowLength: number): Buffer {
  const lines: Buffer[] = [];
  for (let start = 0; start < rows.length; start += rowLength) {
    lines.push(Buffer.from([0]), rows.subarray(start, start + rowLength));
  }
  return Buffer.concat(lines);
}

/** For each row the prediction that leaves the smallest remainders, as the PNG specification advises (12.8). */
function predictedRows(rows: Buffer, rowLength: number, height: number, step: number): Buffer {
  const lines: Buffer[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(y * rowLength, (y + 1) * rowLength);
    const above = y === 0 ? Buffer.alloc(rowLength) : rows.subarray((y - 1) * rowLength, y * rowLength);
    const tries = [0, 1, 2, 4].map((filter) => remainders(filter, row, above, step));
    const [best] = tries.toSorted((one, other) => weightOf(one) - weightOf(other));
    if (best) lines.push(best);
  }
  return Buffer.concat(lines);
}

function remainders(filter: number, row: Buffer, above: Buffer, step: number): Buffer {
  const line = Buffer.alloc(row.length + 1);
  line[0] = filter;
  for (let x = 0; x < row.length; x += 1) {
    const left = x < step ? 0 : (row[x - step] ?? 0);
    const corner = x < step ? 0 : (above[x - step] ?? 0);
    line[x + 1] = (row[x] ?? 0) - predicted(filter, left, above[x] ?? 0, corner);
  }
  return line;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  return filter === 2 ? above : paeth(left, above, corner);
}

function weightOf(line: Buffer): number {
  let weight = 0;
  for (let x = 1; x < line.length; x += 1) weight += Math.abs(((line[x] ?? 0) << 24) >> 24);
  return weight;
}
