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
