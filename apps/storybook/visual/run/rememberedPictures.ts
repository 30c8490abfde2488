import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside `node_modules`, which every `npm ci` empties; elsewhere when another working copy collects for this one. */
export const memoryFolder =
  process.env['STORY_PICTURES'] ??
  fileURLToPath(new URL('../../../../.cache/story-pictures/', import.meta.url));

/** A picture that no run has met for so long belongs to a look that is gone. */
const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;

const fileOf = (digest: string, folder: string) => `${folder}${digest.replace(' ', '-')}.png`;

/** Keeps on this machine what belongs to a digest, so that a later difference can show both sides. */
export function rememberPicture(digest: string, file: Buffer, folder = memoryFolder) {
  const path = fileOf(digest, folder);
  if (existsSync(path)) return utimesSync(path, new Date(), new Date());
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, file);
}

/** The PNG file that once had this digest, if this machine ever saw it. */
export const recallPicture = (digest: string, folder = memoryFolder): Buffer | undefined =>
  existsSync(fileOf(digest, folder)) ? readFileSync(fileOf(digest, folder)) : undefined;

/** Makes room: what no run has met for a month goes. */
export function forgetOldPictures(now = Date.now(), folder = memoryFolder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (now - statSync(`${folder}${name}`).mtimeMs > DAYS_KEPT * DAY_MS) rmSync(`${folder}${name}`);
  }
}
