import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A text as prettier leaves it at this path. @param {string} path @param {string} text */
export const formatted = async (path, text) =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

/** @param {string} path @param {string} text */
export async function writeFormatted(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await formatted(path, text));
}
