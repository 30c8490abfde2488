import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './readArguments.mjs';

readArguments('npm run chromatic:check', {});

/**
 * `npm run chromatic:check`: proves without a token or a network what can be proved of the Chromatic workflow: that
 * a change is traced through the built Storybook to the stories it touches, and to no others, and that a month of builds
 * stays within the free plan (docs/decisions/0071).
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const config = JSON.parse(readFileSync(`${repository}chromatic.config.json`, 'utf8'));
const stats = `${config.storybookBuildDir}/preview-stats.json`;

/** Twice a week is at most nine times a month; what changes in it comes to one and a half whole builds. */
const month = { builds: 9, wholeBuilds: 1.5, snapshots: 5_000 };
/** A story that is not photographed again counts a fifth. */
const SHARE_OF_A_COPY = 0.2;

/** Each story that has a picture is photographed once. */
function snapshotsOfABuild() {
  const pictures = readFileSync(`${repository}apps/storybook/visual/baselines/kislap-dark.json`, 'utf8');
  return Object.keys(JSON.parse(pictures)).length;
}

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
  const said = run('npx', ['chromatic', 'trace', '-s', stats, '-b', config.storybookBaseDir, change]);
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
const whole = snapshotsOfABuild();
const inAMonth = Math.ceil(month.wholeBuilds * whole + month.builds * whole * SHARE_OF_A_COPY);
console.log(`${whole} snapshots in a whole build, ${inAMonth} of ${month.snapshots} in a month.`);
const isOver = inAMonth > month.snapshots;
if (isOver)
  console.error('A month of Chromatic no longer fits the free plan: build less often, or photograph less.');
process.exitCode = findings.length === 0 && !isOver ? 0 : 1;
