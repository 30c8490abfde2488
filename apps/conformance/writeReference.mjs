import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes the list of checks and the output of a real run into the page for operators. */
const home = fileURLToPath(new URL('../..', import.meta.url));
const page = `${home}docs/operators/conformance.md`;
const kit = fileURLToPath(new URL('dist/main.js', import.meta.url));
const port = '3998';
const shownBase = 'https://api.example';

/** @param {readonly string[]} args */
const runKit = (args) => {
  try {
    return execFileSync(process.execPath, [kit, ...args], { encoding: 'utf8' });
  } catch (error) {
    // Findings are an answer too.
    if (error instanceof Error && 'stdout' in error && error.stdout !== '') return String(error.stdout);
    throw error;
  }
};

/** @param {string} text @param {string} name @param {string} content */
const fill = (text, name, content) => {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${page} has no place for ${name}`);
  return `${before}${start}\n\n${content.trim()}\n\n${end}${after}`;
};

const sandbox = spawn(process.execPath, [`${home}apps/sandbox/dist/main.js`, '--memory'], {
  env: { ...process.env, PORT: port, SANDBOX_UNCOUNTED: 'loopback' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await once(sandbox.stdout, 'data');
  const base = `http://localhost:${port}`;
  const account = ['--phone', '639170000003', '--password', 'Play1234'];
  const other = ['--other-phone', '639170000002', '--other-password', 'Play1234'];
  const run = runKit(['--base', base, ...account, ...other]).replaceAll(base, shownBase);
  const withChecks = fill(readFileSync(page, 'utf8'), 'checks', runKit(['--list', '--markdown']));
  writeFileSync(page, fill(withChecks, 'run', `\`\`\`text\n${run}\`\`\``));
} finally {
  sandbox.kill();
}
execFileSync(process.execPath, [`${home}node_modules/oxfmt/bin/oxfmt`, page], { stdio: 'ignore' });
