import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { decodePicture } from '../picture/picture';
import type { Picture } from '../picture/picture';

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/story-pictures/', import.meta.url));
const fileOf = (digest: string) => `${folder}${digest.replace(' ', '-')}.png`;

/** Keeps on this machine what belongs to a committed digest, so that a later difference can show both sides. */
export function rememberPicture(digest: string, file: Buffer) {
  if (existsSync(fileOf(digest))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(digest), file);
}

/** The picture that once had this digest, if this machine ever saw it. */
export const recallPicture = (digest: string | undefined): Picture | undefined =>
  digest !== undefined && existsSync(fileOf(digest))
    ? decodePicture(readFileSync(fileOf(digest)))
    : undefined;
