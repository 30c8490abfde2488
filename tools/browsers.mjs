import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harmless } from './browsers/harmless.mjs';
import { readFloor } from './browsers/floor.mjs';
import { lateScriptFeatures } from './browsers/scriptFeatures.mjs';
import { lateStyleFeatures } from './browsers/styleFeatures.mjs';
import { readArguments } from './readArguments.mjs';

readArguments('npm run browsers', {});

/**
 * `npm run browsers`: what the built app, and the scripts of the games it opens, use that one of the browsers in
 * `.browserslistrc` lacks, by the data of MDN. Fails on what is not listed as harmless, and on what is listed in vain.
 */
const dist = fileURLToPath(new URL('../apps/player-web/dist', import.meta.url));
const sandboxScripts = fileURLToPath(new URL('../apps/sandbox/dist/scripts', import.meta.url));
const inlineScript =
  /<script(?![^>]*(?:\bsrc=|type="application\/json"))[^>]*>([^<]+(?:<(?!\/script)[^<]*)*)<\/script>/g;
const inlineStyle = /<style>([^<]*)<\/style>/g;

/** @param {RegExp} ending @param {string} [folder] @returns {Record<string, string>} */
const readFiles = (ending, folder = dist) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !file.startsWith('.'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** What stands in the pages themselves. @param {RegExp} part @returns {Record<string, string>} */
const readInline = (part) =>
  Object.fromEntries(
    Object.entries(readFiles(/\.html$/)).flatMap(([file, html]) =>
      [...html.matchAll(part)].map(([, text = ''], at) => [`${file} ${at + 1}`, text]),
    ),
  );

if (existsSync(dist) && existsSync(sandboxScripts)) {
  const floor = readFloor();
  const uses = [
    ...lateScriptFeatures({ ...readFiles(/\.js$/), ...readInline(inlineScript) }, floor),
    ...lateScriptFeatures(readFiles(/\.js$/, sandboxScripts), floor),
    ...lateStyleFeatures({ ...readFiles(/\.css$/), ...readInline(inlineStyle) }, floor),
  ];
  const found = new Set(uses.map(({ feature }) => feature));
  const late = [...found].filter((feature) => {
    const listed = harmless[feature];
    if (typeof listed !== 'object') return listed === undefined;
    return uses.filter((use) => use.feature === feature).length > listed.uses;
  });
  const inVain = Object.keys(harmless).filter((feature) => !found.has(feature));
  for (const feature of late) {
    const places = uses.filter((use) => use.feature === feature);
    console.error(`${feature} is missing in ${places[0]?.lackedBy.join(', ')}`);
    for (const { where } of places.slice(0, 3)) console.error(`    ${where}`);
  }
  for (const feature of inVain)
    console.error(`${feature} is listed as harmless, but nothing uses it any more.`);
  const versions = Object.entries(floor).map(([name, version]) => `${name} ${version}`);
  console.log(
    `${versions.join(', ')}: ${late.length} late features, ${found.size - late.length} harmless ones.`,
  );
  process.exitCode = late.length + inVain.length > 0 ? 1 : 0;
} else {
  console.error('Nothing is built yet, so there is nothing to check: run `npm run build` first.');
  process.exitCode = 1;
}
