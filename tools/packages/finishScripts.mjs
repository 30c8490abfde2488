import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pictureImport = /^import (?<name>\w+) from "(?<path>\.\/assets\/[^"]+\.svg(?:\?[\w-]+)?)";$/gm;

/** @param {string} dist */
const scriptsOf = (dist) => readdirSync(dist).filter((file) => file.endsWith('.js'));

/**
 * Makes the scripts of the kit load where nothing but Node is, and in frameworks that render on a server: a picture is an
 * address beside the script, which bundlers read as well, and the kit's entry says that it belongs to the client. The
 * other entries do not, so that a server may call what is in them.
 *
 * @param {string} dist
 * @throws {Error} When a script would still import a picture.
 */
export function finishScripts(dist) {
  for (const file of scriptsOf(dist)) {
    const path = join(dist, file);
    const script = readFileSync(path, 'utf8').replace(
      pictureImport,
      // A bundler drops it with what it is drawn by.
      'const $<name> = /* @__PURE__ */ (() => new URL("$<path>", import.meta.url).href)();',
    );
    if (/^import .*\.svg/m.test(script))
      throw new Error(`${file} imports a picture, which Node cannot load.`);
    writeFileSync(path, script);
  }
  markAsClient(join(dist, 'index.js'));
}

/**
 * Says that an entry belongs to the client, in its first line: the lines of the source map stay where they are.
 *
 * @param {string} path
 */
export function markAsClient(path) {
  writeFileSync(path, `"use client"; ${readFileSync(path, 'utf8')}`);
}
