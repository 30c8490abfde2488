import { checkChosenPicture, fail, fitPicture, ok, pictureLimits } from '@kislap/domain';
import type { Result } from '@kislap/domain';
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
    const content = await smallEnough(draw(bitmap, pictureLimits.longestEdge));
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

async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const quality of qualities) {
    const content = await encoded(canvas, quality);
    if (content !== null && content.size <= pictureLimits.largestSentBytes) return content;
  }
  return undefined;
}

/** A canvas of the document encodes when the page has nothing else to do, which can be long; one of its own does at once. */
function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const type = 'image/jpeg';
  if (typeof OffscreenCanvas === 'undefined') {
    return new Promise((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
  }
  const own = new OffscreenCanvas(canvas.width, canvas.height);
  own.getContext('2d')?.drawImage(canvas, 0, 0);
  return own.convertToBlob({ type, quality });
}
