import { fail, ok, pictureLimits } from '@kislap/domain';
import type { Result } from '@kislap/domain';

/** Why a chosen file cannot be sent. */
export type PictureProblem = 'notAPicture' | 'tooLarge' | 'unreadable';

/** Tried one after the other until the picture is small enough. */
const qualities = [0.82, 0.6, 0.4] as const;
const previewEdge = 480;

/**
 * Makes a chosen picture ready on the device: upright, no larger than it has to be, as JPEG. What a camera writes
 * beside the picture, such as the place, stays behind.
 */
export async function preparePicture(file: File): Promise<Result<PreparedPicture, PictureProblem>> {
  const checked = checkChosenPicture(file);
  if (!checked.ok) return checked;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return fail('unreadable');
  try {
    const content = smallEnough(draw(bitmap, pictureLimits.longestEdge));
    if (content === undefined) return fail('tooLarge');
    return ok({ content, preview: draw(bitmap, previewEdge).toDataURL('image/jpeg', qualities[0]) });
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, longestEdge: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitPicture(bitmap, longestEdge));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function smallEnough(canvas: HTMLCanvasElement): Blob | undefined {
  for (const quality of qualities) {
    const content = encoded(canvas, quality);
    if (content.size <= pictureLimits.largestSentBytes) return content;
  }
  return undefined;
}

/**
 * At once, while the player waits for it: a browser asked to encode in its own time does so when the page is idle,
 * which a page with movement may not be for many seconds.
 */
function encoded(canvas: HTMLCanvasElement, quality: number): Blob {
  const type = 'image/jpeg';
  const [, base64 = ''] = canvas.toDataURL(type, quality).split(',');
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}

/**
 * Checks a chosen file before the device opens it. Any kind of picture will do.
 *
 * @param file its type as the device tells it, '' where it knows none, and its size in bytes
 * @example
 * checkChosenPicture({ type: 'image/heic', size: 3_000_000 }); // => ok('picture')
 * checkChosenPicture({ type: 'application/pdf', size: 3_000_000 }); // => fail('notAPicture')
 * checkChosenPicture({ type: 'image/jpeg', size: 30_000_000 }); // => fail('tooLarge')
 */
export function checkChosenPicture(file: {
  readonly type: string;
  readonly size: number;
}): Result<'picture', 'notAPicture' | 'tooLarge'> {
  if (!file.type.startsWith('image/') || file.size === 0) return fail('notAPicture');
  return file.size <= pictureLimits.largestChosenBytes ? ok('picture') : fail('tooLarge');
}

/** How wide and high a picture is, in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a picture once its longer edge is at most `longestEdge`; it never grows, and keeps its shape.
 *
 * @example
 * fitPicture({ width: 4000, height: 3000 }, 1600); // => { width: 1600, height: 1200 }
 * fitPicture({ width: 800, height: 600 }, 1600); // => { width: 800, height: 600 }
 */
export function fitPicture({ width, height }: PictureSize, longestEdge: number): PictureSize {
  const share = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** A picture as it is sent, and a small one to look at. */
export interface PreparedPicture {
  readonly content: Blob;
  /** A `data:` address. */
  readonly preview: string;
}
