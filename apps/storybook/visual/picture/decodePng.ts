import { inflateSync } from 'node:zlib';

import type { Picture } from './Picture';
import { bytesPerPixelByColourType, paeth, signature } from './png';

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

/** Reads the PNG files of Chromium and of `encodePng`: eight bits, not interlaced, opaque. */
export function decodePng(file: Buffer): Picture {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('This is not a PNG file.');
  const chunks = [...chunksOf(file)];
  const contentOf = (type: string) =>
    Buffer.concat(chunks.filter((chunk) => chunk.type === type).map((chunk) => chunk.content));
  const header = contentOf('IHDR');
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const bytesPerPixel = bytesPerPixelByColourType[header.readUInt8(9)];
  if (header.readUInt8(8) !== 8 || header.readUInt8(12) !== 0 || bytesPerPixel === undefined) {
    throw new Error('This PNG is not of eight bits, colour or palette, without interlace.');
  }
  const rows = unfiltered(inflateSync(contentOf('IDAT')), width * bytesPerPixel, height, bytesPerPixel);
  return { width, height, rgb: inColours(rows, bytesPerPixel, contentOf('PLTE')) };
}

function* chunksOf(file: Buffer): Generator<Chunk> {
  for (let offset = 8; offset < file.length;) {
    const length = file.readUInt32BE(offset);
    const start = offset + 8;
    yield { type: file.toString('latin1', offset + 4, start), content: file.subarray(start, start + length) };
    offset = start + length + 4;
  }
}

/** Every row says in its first byte by which neighbours its bytes were predicted. */
function unfiltered(filtered: Buffer, rowLength: number, height: number, step: number): Buffer {
  const rows = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * rowLength;
    const source = y * (rowLength + 1);
    filtered.copy(rows, start, source + 1, source + 1 + rowLength);
    addPrediction(rows, start, rowLength, step, filtered.readUInt8(source));
  }
  return rows;
}

function addPrediction(rows: Buffer, start: number, length: number, step: number, filter: number) {
  if (filter === 0) return;
  for (let x = 0; x < length; x += 1) {
    const at = start + x;
    const left = x < step ? 0 : (rows[at - step] ?? 0);
    const above = start === 0 ? 0 : (rows[at - length] ?? 0);
    const corner = start === 0 || x < step ? 0 : (rows[at - length - step] ?? 0);
    rows[at] = (rows[at] ?? 0) + predicted(filter, left, above, corner);
  }
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return paeth(left, above, corner);
}

function inColours(rows: Buffer, bytesPerPixel: number, palette: Buffer): Buffer {
  if (bytesPerPixel === 3) return rows;
  const pixels = rows.length / bytesPerPixel;
  const rgb = Buffer.alloc(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const source = bytesPerPixel === 1 ? (rows[pixel] ?? 0) * 3 : pixel * 4;
    (bytesPerPixel === 1 ? palette : rows).copy(rgb, pixel * 3, source, source + 3);
  }
  return rgb;
}
