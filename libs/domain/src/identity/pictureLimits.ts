/**
 * Limits of pictures of documents.
 *
 * @example
 * pictureLimits.largestSentBytes; // => 2_000_000
 */
export const pictureLimits = {
  /** How long the longer edge of a sent picture is, in pixels: small print can still be read. */
  longestEdge: 1600,
  /** What the operator takes of one picture. */
  largestSentBytes: 2_000_000,
  /** What a device still opens to make it smaller: more would stop a cheap phone. */
  largestChosenBytes: 25_000_000,
} as const;
