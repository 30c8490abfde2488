import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run chromatic:check`: proves without a token or a network what can be proved of the Chromatic workflow: that
 * a change is traced through the built Storybook to the stories it touches, and to no others.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const stats = 'apps/storybook/dist/preview-stats.json';

const expectations = [
  { change: 'libs/ui/src/primitives/Divider/Divider.css.ts', touches: 'some' },
  { change: 'libs/ui/src/primitives/Button/Button.tsx', touches: 'some' },
  { change: 'libs/ui/src/theme/skins/kislap.ts', touches: 'all' },
  { change: 'libs/i18n/src/catalogues/en.json', touches: 'all' },
  { change: 'apps/sandbox/src/main.ts', touches: 'none' },
];

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { stdout, stderr } = spawnSync(command, args, { cwd: repository, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

/** @param {string} change */
function touchedBy(change) {
  const said = run('npx', ['chromatic', 'trace', '-s', stats, '-b', 'apps/storybook', change]);
  if (said.includes('A full build is required')) return 'all';
  const count = /to (\d+) affected story file/u.exec(said)?.[1];
  if (count === undefined) throw new Error(`chromatic trace said nothing to count:\n${said}`);
  return count === '0' ? 'none' : 'some';
}

if (!existsSync(`${repository}${stats}`)) run('npm', ['run', 'build', '-w', '@kislap/storybook']);
const findings = expectations
  .map(({ change, touches }) => ({ change, touches, touched: touchedBy(change) }))
  .filter(({ touches, touched }) => touches !== touched);
for (const { change, touches, touched } of findings) {
  console.error(`A change of ${change} should photograph ${touches} stories again, and would ${touched}.`);
}
console.log(`${expectations.length} changes traced to their stories: ${findings.length || 'no'} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
