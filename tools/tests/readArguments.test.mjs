import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** @type {{ scripts: Readonly<Record<string, string>> }} */
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Every tool of ours that is a command of the root. */
const tools = new Set(
  Object.values(scripts).flatMap(
    (script) => /^node (?<file>tools\/\w+[.]mjs)/.exec(script)?.groups?.['file'] ?? [],
  ),
);

/** A tool that reads much before it begins takes a second on a busy machine. */
const patienceMs = 60_000;

/** @param {readonly string[]} args @returns {Promise<{ code: number, out: string, error: string }>} */
const run = (...args) =>
  new Promise((resolve) => {
    // Colours that are asked for twice make Node warn on the same stream.
    const { FORCE_COLOR: _forced, NO_COLOR: _none, ...env } = process.env;
    execFile(process.execPath, args, { cwd: root, env }, (failure, out, error) => {
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error });
    });
  });

test('every command reads what was said to it by the one reader', () => {
  expect(tools.size).toBeGreaterThan(30);
  const deaf = [...tools].filter((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    return !/readArguments\(\s*'npm run /.test(text);
  });
  // npm start tells what the sandbox itself tells.
  expect(deaf).toEqual(['tools/start.mjs']);
});

test('every command of the sandbox reads what was said to it by the same reader', () => {
  const home = `${root}apps/sandbox/`;
  /** @type {{ scripts: Readonly<Record<string, string>> }} */
  const { scripts: own } = JSON.parse(readFileSync(`${home}package.json`, 'utf8'));
  const built = Object.entries(own).flatMap(([command, script]) => {
    const { config, entry } =
      /--config (?<config>\S+).* node dist\/\w+\/(?<entry>\w+)\.js/.exec(script)?.groups ?? {};
    return config === undefined ? [] : [{ command, config, entry }];
  });
  expect(built.length).toBeGreaterThan(8);
  const deaf = built.filter(({ command, config, entry }) => {
    const source = new RegExp(`\\b${entry}: '(?<file>[^']+)'`).exec(readFileSync(home + config, 'utf8'));
    const text = readFileSync(home + source?.groups?.['file'], 'utf8');
    return !new RegExp(`read(?:Arguments|Size)\\(\\s*'npm run ${command}\\b`).test(text);
  });
  expect(deaf).toEqual([]);
});

test.each([
  ['--runs=x', "--runs does not take 'x'"],
  ['--runs=-1', "--runs does not take '-1'"],
  ['--database=postgress', "--database does not take 'postgress'"],
])('a value that a flag does not take is refused: %s', { timeout: patienceMs }, async (arg, why) => {
  const options = `{ runs: { type: 'string', takes: 'number' }, database: { type: 'string', takes: ['pglite', 'postgres'] } }`;
  const script = `import { readArguments } from './tools/readArguments.mjs'; readArguments('npm run walk', ${options}); console.log('walks');`;
  const typed = (/** @type {string} */ given) =>
    run('--input-type=module', '--eval', script, '--', 'walk.mjs', given);
  expect(await typed(arg)).toEqual({
    code: 2,
    out: '',
    error: `npm run walk: ${why}. It knows: --runs N, --database pglite|postgres.\n`,
  });
  expect(await typed('--database=postgres')).toMatchObject({ code: 0, out: 'walks\n' });
});

// One that would build, one that would ask a browser, one that hands words on to others.
test.each(['tools/demo.mjs', 'tools/storybookWeight.mjs', 'tools/stories.mjs', 'tools/start.mjs'])(
  '%s refuses what it does not know, and says what it knows',
  { timeout: patienceMs },
  async (file) => {
    const { code, out, error } = await run(file, '--bogus');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error.trim()).toMatch(/^[^\n]*--bogus[^\n]*(?:It knows|Allowed): [^\n]+$/);
  },
);

test('a word too many is refused as a flag is', { timeout: patienceMs }, async () => {
  const { code, error } = await run('tools/demo.mjs', 'test');
  expect(code).toBe(2);
  expect(error.trim()).toBe("npm run demo: Unknown argument 'test'. It knows: --test.");
});

test('a flag that lacks its value is refused', { timeout: patienceMs }, async () => {
  const { code, error } = await run('tools/memory.mjs', '--rounds');
  expect(code).toBe(2);
  expect(error.trim()).toMatch(/^npm run memory: .*--rounds.* It knows: --rounds …, --compiled[.]$/);
});

test('--help says what a command knows, and does nothing', { timeout: patienceMs }, async () => {
  expect(await run('tools/demo.mjs', '--help')).toEqual({
    code: 0,
    out: 'npm run demo knows: --test.\n',
    error: '',
  });
});
