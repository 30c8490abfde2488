import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { DeployProblem, openBuild } from './build/AppBuild';
import { planFiles, writeFiles } from './build/configure';
import { findFaults } from './build/findFaults';
import { askOperator, keptAnswers } from './build/firstAnswers';
import { OWN_FOLDER } from './pages/renderer';
import { readSettings } from './operator/readSettings';

const usage = `kislap-configure <dist> <operator.json> [--first-view=<origin> | --check]

Fills a built player app with an operator's settings: its pages in all languages, manifests, icons and their compressed
files, and writes what nginx and Caddy include into <dist>/${OWN_FOLDER}. It may be run again, with other settings too.

  <dist>           the built app, apps/player-web/dist
  <operator.json>  the settings: docs/operators/deploy.md
  --first-view     asks your API what a guest sees first (banners, notices, hot games) and puts it into the home page
  --check          writes nothing; fails unless the folder is what these settings make
`;

interface Command {
  readonly folder: string;
  readonly file: string;
  readonly isCheck: boolean;
  /** Where the operator's public calls are answered, when the home page is to show their answers. */
  readonly origin: string | undefined;
}

const FIRST_VIEW = '--first-view=';

function readCommand(args: readonly string[]): Command | undefined {
  const [folder, file, ...others] = args.filter((arg) => !arg.startsWith('-'));
  const flags = args.filter((arg) => arg.startsWith('-'));
  if (folder === undefined || file === undefined || others.length > 0) return undefined;
  const isCheck = flags.includes('--check');
  const origin = flags.find((flag) => flag.startsWith(FIRST_VIEW))?.slice(FIRST_VIEW.length);
  const known = (isCheck ? 1 : 0) + (origin === undefined ? 0 : 1);
  if (flags.length > known || known > 1) return undefined;
  if (origin !== undefined && !isOrigin(origin)) return undefined;
  return { folder: resolve(folder), file: resolve(file), isCheck, origin };
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Does what the command asks. @throws DeployProblem */
async function run({ folder, file, isCheck, origin }: Command): Promise<void> {
  const build = await openBuild(folder);
  const { note } = build;
  const json = await readFile(file, 'utf8').catch(() => {
    throw new DeployProblem(`${file} cannot be read.`);
  });
  const read = readSettings(
    json,
    note.skins.map(({ id }) => id),
  );
  if ('problems' in read) {
    const lines = read.problems.map(({ key, message }) => `  ${key === '' ? '' : `${key} `}${message}`);
    throw new DeployProblem(`${file} cannot be used:\n${lines.join('\n')}`);
  }
  const { settings } = read;
  const iconFolder = settings.icons === undefined ? undefined : resolve(dirname(file), settings.icons);
  const asked = origin === undefined ? undefined : await askOperator(build, origin);
  const answers = isCheck ? await keptAnswers(folder) : asked;
  const planned = await planFiles(folder, settings, { iconFolder, answers });
  if (!isCheck) await writeFiles(folder, planned);
  const faults = await findFaults(folder, settings, planned);
  if (faults.length > 0) {
    const what = isCheck ? 'is not what these settings make' : 'was written, and is not right';
    throw new DeployProblem(`${folder} ${what}:\n  ${faults.join('\n  ')}`);
  }
  const shown = relative(process.cwd(), folder) || '.';
  process.stdout.write(
    `${settings.config.operatorName}: ${planned.files.size} files ${isCheck ? 'checked' : 'written and checked'}, build ${planned.id}.\n` +
      `For nginx: ${shown}/${OWN_FOLDER}/nginx (http.conf, server.conf, brotli.conf). For Caddy: ${shown}/${OWN_FOLDER}/caddy/site.caddy.\n`,
  );
}

const args = process.argv.slice(2);
const command = readCommand(args);
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage);
} else if (command === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  try {
    await run(command);
  } catch (error) {
    if (!(error instanceof DeployProblem)) throw error;
    process.stderr.write(`kislap-configure: ${error.message}\n`);
    process.exitCode = 1;
  }
}
