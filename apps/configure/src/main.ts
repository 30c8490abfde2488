import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { type AppBuild, DeployProblem, openBuild, readNote } from './build/AppBuild';
import { planFiles, writeFiles } from './build/configure';
import { findFaults } from './build/findFaults';
import { allHomePages } from './build/OwnMessages';
import { iconsReport } from './build/readIcons';
import { askOperator, keptAnswers } from './build/firstAnswers';
import { OWN_FOLDER } from './pages/renderer';
import { keepBuilds, MOST_BEFORE } from './dictionaries/buildsBefore';
import { type Brand, readBrand } from './build/brand/readBrand';
import { readMessages } from './messages/readMessages';
import { passedFolders } from './operator/passedFolders';
import { brandFolderIn, readSettings } from './operator/readSettings';

const usage = `kislap-configure <dist> <operator.json> [--first-view=<origin>] [--before=<dist> …]
kislap-configure <dist> <operator.json> --check

Fills a built player app with an operator's settings: its pages in all languages, manifests, icons and their compressed
files, and writes what nginx and Caddy include into <dist>/${OWN_FOLDER}. It may be run again, with other settings too.

  <dist>           the built app, apps/player-web/dist
  <operator.json>  the settings, and the folder of a brand: docs/operators/deploy.md, docs/operators/skin.md
  --first-view     asks your API what a guest sees first (banners, notices, hot games) and puts it into the home page
  --before         a build before, as it was deployed, up to ${MOST_BEFORE} times: keeps its files beside the new ones, and writes
                   for every script what differs, for servers that can answer with it (RFC 9842)
  --check          writes nothing; fails unless the folder is what these settings make
`;

interface Command {
  readonly folder: string;
  readonly file: string;
  readonly isCheck: boolean;
  /** Where the operator's public calls are answered, when the home page is to show their answers. */
  readonly origin: string | undefined;
  /** Folders of builds before. */
  readonly befores: readonly string[];
}

const FIRST_VIEW = '--first-view=';
const BEFORE = '--before=';

function readCommand(args: readonly string[]): Command | undefined {
  const [folder, file, ...others] = args.filter((arg) => !arg.startsWith('-'));
  const flags = args.filter((arg) => arg.startsWith('-'));
  if (folder === undefined || file === undefined || others.length > 0) return undefined;
  const isCheck = flags.includes('--check');
  const origins = valuesOf(flags, FIRST_VIEW);
  const befores = valuesOf(flags, BEFORE);
  const [origin] = origins;
  const known = (isCheck ? 1 : 0) + origins.length + befores.length;
  if (flags.length > known || (isCheck && known > 1)) return undefined;
  if (origins.length > 1 || (origin !== undefined && !isOrigin(origin))) return undefined;
  if (befores.length > MOST_BEFORE || befores.includes('')) return undefined;
  const [at, settings] = [resolve(folder), resolve(file)];
  return { folder: at, file: settings, isCheck, origin, befores: befores.map((path) => resolve(path)) };
}

const isKnown = (arg: string): boolean =>
  !arg.startsWith('-') || arg === '--check' || arg.startsWith(FIRST_VIEW) || arg.startsWith(BEFORE);

const refusal = (arg: string): string =>
  `kislap-configure: Unknown option '${arg}'. It knows: <dist>, <operator.json>, ${FIRST_VIEW}…, ${BEFORE}…, --check.`;

const valuesOf = (flags: readonly string[], name: string): readonly string[] =>
  flags.filter((flag) => flag.startsWith(name)).map((flag) => flag.slice(name.length));

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

interface Named {
  readonly icons?: string | undefined;
  readonly messages?: string | undefined;
  readonly languages: Parameters<typeof readMessages>[2];
  readonly brand: Brand | undefined;
  readonly brandFolder: string | undefined;
}

/** Reads the folders of icons and messages, the settings' or the brand's. @throws DeployProblem */
async function readFolders(
  build: AppBuild,
  file: string,
  { icons, messages: own, languages, brand, brandFolder }: Named,
) {
  const home = dirname(file);
  const folder = brandFolder === undefined ? undefined : resolve(home, brandFolder);
  const brandsOwn = folder === undefined ? undefined : join(folder, 'messages');
  const messageFolder = own === undefined ? brandsOwn : resolve(home, own);
  const messages = await readMessages(build, messageFolder, languages);
  const iconFolder = icons === undefined ? brand?.iconFolder : resolve(home, icons);
  const found = await passedFolders({ home, brand: folder, icons: iconFolder, messages: messageFolder });
  if (found.problems.length > 0)
    throw new DeployProblem(`${file} cannot be used:\n  ${found.problems.join('\n  ')}`);
  return { messages, iconFolder, passed: found.report };
}

/** Does what the command asks. @throws DeployProblem */
async function run({ folder, file, isCheck, origin, befores }: Command): Promise<void> {
  const build = await openBuild(folder);
  const { note } = build;
  const json = await readFile(file, 'utf8').catch(() => {
    throw new DeployProblem(`${file} cannot be read.`);
  });
  const brandFolder = brandFolderIn(json);
  const brand =
    brandFolder === undefined ? undefined : await readBrand(build, resolve(dirname(file), brandFolder));
  const read = readSettings(
    json,
    note.skins.map(({ id }) => id),
    brand,
  );
  if ('problems' in read) {
    const lines = read.problems.map(({ key, message }) => `  ${key === '' ? '' : `${key} `}${message}`);
    throw new DeployProblem(`${file} cannot be used:\n${lines.join('\n')}`);
  }
  const { messages, iconFolder, passed } = await readFolders(build, file, {
    ...read.settings,
    brand,
    brandFolder,
  });
  const { languages } = messages;
  const settings =
    languages.length === 0
      ? read.settings
      : { ...read.settings, config: { ...read.settings.config, languages } };
  const asked =
    origin === undefined
      ? undefined
      : await askOperator(
          build,
          origin,
          allHomePages(note, languages).map(({ locale }) => locale),
        );
  const answers = isCheck ? await keptAnswers(folder) : asked;
  const planned = await planFiles(folder, settings, { iconFolder, answers, brand, messages });
  // A folder that is no build is found before anything is written.
  await Promise.all(befores.map(readNote));
  if (!isCheck) await writeFiles(folder, planned);
  const faults = await findFaults(folder, settings, planned);
  if (faults.length > 0) {
    const what = isCheck ? 'is not what these settings make' : 'was written, and is not right';
    throw new DeployProblem(`${folder} ${what}:\n  ${faults.join('\n  ')}`);
  }
  if (befores.length > 0) {
    const { folders, differences } = await keepBuilds(folder, befores);
    process.stdout.write(
      `Kept beside it: ${folders.join(', ') || 'nothing new'}; ${differences} files of what differs.\n`,
    );
  }
  for (const line of [...messages.report, ...iconsReport(iconFolder, note.icons), ...passed])
    process.stdout.write(`${line}\n`);
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
  const unknown = args.find((arg) => !isKnown(arg));
  process.stderr.write(unknown === undefined ? usage : `${refusal(unknown)}\n`);
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
