import { fail, ok, pictureLimits } from '@kislap/domain';
import type { Result } from '@kislap/domain';
import { checkChosenPicture } from './checkChosenPicture';
import { fitPicture } from './fitPicture';
import type { PreparedPicture } from './PreparedPicture';

/** Why a chosen file cannot be sent. */
export type PictureProblem = 'notAPicture' | 'tooLarge' | 'unreadable';

/** Tried one after the other until the picture is small enough. */
const qualities = [0.82, 0.6, 0.4] as const;
const previewEdge = 480;

/**
 * Makes a chosen picture ready on the device: upright, no larger than it has to be, as JPEG. What a camera writes beside
 * the picture, such as the place, stays behind.
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
 * At once, while the player waits for it: a browser asked to encode in its own time does so when the page is idle, which
 * a page with movement may not be for many seconds.
 */
function encoded(canvas: HTMLCanvasElement, quality: number): Blob {
  const type = 'image/jpeg';
  const [, base64 = ''] = canvas.toDataURL(type, quality).split(',');
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}
