import { createHash } from 'node:crypto';

import type { Picture } from './Picture';

/** Names a picture by its size and pixels: two pictures with one digest look the same. */
export function digestOf({ width, height, rgb }: Picture): string {
  const digest = createHash('sha256').update(rgb).digest('base64url').slice(0, 22);
  return `${width}x${height} ${digest}`;
}
