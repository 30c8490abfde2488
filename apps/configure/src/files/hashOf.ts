import { createHash } from 'node:crypto';

const CHARACTERS = 12;

/** What stands for a file's content in lists of a build: the first 72 bits of its SHA-256, in base64url. */
export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, CHARACTERS);
}
