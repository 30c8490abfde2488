import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BrotliOptions, constants, createBrotliCompress } from 'node:zlib';

/** A picture that is fetched at once belongs to what is seen first. */
const EAGER = 'loading="eager"';
const END = '</section>';

/**
 * Where the first view of a page ends: behind the section with its last picture that is not lazy.
 *
 * @param html a page
 * @returns a place in it; `undefined` when it has no such picture
 */
export function foldOf(html: string): number | undefined {
  const lastEager = html.lastIndexOf(EAGER);
  const end = lastEager < 0 ? -1 : html.indexOf(END, lastEager);
  return end < 0 ? undefined : end + END.length;
}

/**
 * Compresses a page so that its first view can be read, and drawn, before the rest of it has come.
 *
 * @returns the two parts of one brotli stream
 */
export async function compressInTwo(
  html: string,
  fold: number,
  options: BrotliOptions,
): Promise<readonly [Buffer, Buffer]> {
  const stream = createBrotliCompress(options);
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => void pieces.push(piece));
  const ended = once(stream, 'end');
  stream.write(html.slice(0, fold));
  await new Promise<void>((resolve) => {
    stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
  });
  // What has been flushed is told in this turn or the next.
  await nextTurn();
  const first = Buffer.concat(pieces.splice(0));
  stream.end(html.slice(fold));
  await ended;
  return [first, Buffer.concat(pieces)];
}

/** Sends the parts one after the other: put into one packet, the second would hold up the first. */
export function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = [...parts];
  return new ReadableStream({
    async pull(controller) {
      const next = left.shift();
      if (next === undefined) {
        controller.close();
        return;
      }
      controller.enqueue(next);
      await nextTurn();
    },
  });
}
