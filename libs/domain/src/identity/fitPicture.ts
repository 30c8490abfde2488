/** How wide and high a picture is, in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture once its longer edge is at most `longestEdge`; it never grows, and keeps its shape. */
export function fitPicture({ width, height }: PictureSize, longestEdge: number): PictureSize {
  const share = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
