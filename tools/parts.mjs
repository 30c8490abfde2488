import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './readArguments.mjs';

readArguments('npm run parts', {});

/**
 * `npm run parts`: the JS that each group of pages and overlays adds to the shell, brotli, from what is built now.
 * Fails over budget (also what a guest's first game needs), when there are too many files (a phone pays a round trip
 * for each), and when the sandbox's mark, which comes at once, brings code that nobody has asked for. The shell is what
 * a signed-in player's home has fetched: the frame, home, the HTTP client, the words, and the code that several screens
 * share.
 */
const builds = fileURLToPath(new URL('../apps/player-web/dist/assets', import.meta.url));
const [build = ''] = readdirSync(builds);
const assets = join(builds, build);
const budget = 40_000;
const mostFiles = 25;
/** What a guest's first tap on a game may fetch besides home. */
const gameBudget = 40_000;
const shell = ['index', 'home', 'live', 'kit', 'player', 'pages'];
/** Files that hold messages: one language is fetched, and `npm run size` counts it. */
const messages = /^(?:en|fil)(?:Start|Rest|Late)?\./;

/** The mark of play money: the sandbox's own, `npm run size` counts it. */
const ofSandbox = 'showPlayMoney.js';

const files = readdirSync(assets).filter((file) => file.endsWith('.js') && file !== ofSandbox);

/** @param {string} file @returns {string} 'money' for 'money.js'. */
const nameOf = (file) => file.slice(0, -'.js'.length);

/** What a file cannot run without, itself included. @param {string} file @param {Set<string>} known */
function closureOf(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  const code = readFileSync(join(assets, file), 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    if (imported !== undefined && files.includes(imported)) closureOf(imported, known);
  }
  return known;
}

/** @param {Iterable<string>} parts */
const bytesOf = (parts) =>
  [...parts].reduce((sum, file) => sum + statSync(join(assets, `${file}.br`)).size, 0);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const shellFiles = new Set(
  files.filter((file) => shell.includes(nameOf(file))).flatMap((file) => [...closureOf(file)]),
);
const rows = files
  .filter((file) => !shellFiles.has(file) && !messages.test(file))
  .map((file) => {
    const added = [...closureOf(file)].filter((part) => !shellFiles.has(part));
    return { name: nameOf(file), bytes: bytesOf(added), parts: added.map(nameOf) };
  })
  .toSorted((a, b) => b.bytes - a.bytes);

console.log(`${kilobytes(bytesOf(shellFiles))}  the shell: ${[...shellFiles].map(nameOf).join(', ')}`);
for (const { name, bytes, parts } of rows) {
  const others = parts.filter((part) => part !== name);
  const verdict = bytes > budget ? '  OVER BUDGET' : '';
  console.log(
    `${kilobytes(bytes)}  ${name}${others.length > 0 ? ` with ${others.join(', ')}` : ''}${verdict}`,
  );
}

const guestHome = new Set(
  files.filter((file) => ['home', 'live'].includes(nameOf(file))).flatMap((file) => [...closureOf(file)]),
);
const gameParts = [...closureOf('games.js')].filter((part) => !guestHome.has(part));
const isGameLight = bytesOf(gameParts) <= gameBudget;
console.log(
  `${kilobytes(bytesOf(gameParts))}  a guest's first game: ${gameParts.map(nameOf).join(', ')}${isGameLight ? '' : '  OVER BUDGET'}`,
);
const markParts = [...closureOf(ofSandbox)].filter((part) => part !== ofSandbox && !guestHome.has(part));
if (markParts.length > 0) console.log(`The mark of play money brings ${markParts.join(', ')}.`);
console.log(`${String(files.length).padStart(6)} of at most ${mostFiles} files`);
process.exitCode =
  rows.length > 0 &&
  files.length <= mostFiles &&
  rows.every(({ bytes }) => bytes <= budget) &&
  isGameLight &&
  markParts.length === 0
    ? 0
    : 1;
