import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed, isCompressed } from '../files/compressed';
import { replaceFiles } from '../files/replaceFiles';
import { dressPage, renamedSkinCss } from './brand/dressPage';
import { type Brand, BRAND_FOLDER } from './brand/readBrand';
import type { OperatorSettings } from '../operator/settingRules';
import { readIcons } from './readIcons';
import { fillConfigBlock } from '../pages/configBlock';
import { OWN_FOLDER } from '../pages/renderer';
import { fillHead } from '../pages/fillHead';
import { fillManifest } from '../pages/fillHead';
import { scriptHashes, styleHashes } from '../server/headers';
import { appPolicy, originsOf } from '../server/headers';
import { securityHeaders } from '../server/headers';
import { serverFiles } from '../server/serverFiles';
import { type AppBuild, type BuildNote, DeployProblem, homePages, openBuild, readNote } from './AppBuild';
import { ANSWERS_FILE, type FirstAnswers } from './firstAnswers';
import {
  allHomePages,
  keptByWorker,
  noMessages,
  OWN_FILE,
  OWN_PAGE,
  type OwnMessages,
  spokenIn,
} from './OwnMessages';

/** What a configured build is. */
export interface Configured {
  /** The build's name with this configuration: another one makes another name, so that no device keeps old pages. */
  readonly id: string;
  /** Everything that was written, by its place in the folder. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** What an operator gives beside its settings. */
export interface OperatorsOwn {
  readonly iconFolder?: string | undefined;
  readonly answers?: FirstAnswers | undefined;
  readonly brand?: Brand | undefined;
  readonly messages?: OwnMessages;
}

type Texts = Readonly<Record<string, string>>;

const ROOT = '<div id="root"></div>';
const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const jsonFile = (value: object): string => `${JSON.stringify(value)}\n`;

/**
 * Works out what an operator's settings make of a build, without writing anything. The same settings make the same
 * bytes, whatever the folder was configured with before.
 *
 * @param own the operator's icons, its messages and what it answers a guest first, where there are any
 * @throws DeployProblem
 */
export async function planFiles(
  folder: string,
  { config, hosting }: OperatorSettings,
  { iconFolder, answers, brand, messages = noMessages }: OperatorsOwn = {},
): Promise<Configured> {
  const build = await openBuild(folder);
  const { note } = build;
  const { color, css } = lookOf(note, config, brand);
  const pages = await filledPages(build, { config, color, css, messages });
  const manifests = await textsOf(build, note.manifests, (text) =>
    fillManifest(text, { operatorName: config.operatorName, color }),
  );
  const icons =
    iconFolder === undefined ? await blanksOf(build, note.icons) : await readIcons(iconFolder, note.icons);
  const hashes = {
    scriptHashes: scriptHashes(Object.values(pages)),
    styleHashes: styleHashes(Object.values(pages)),
  };
  const policy = appPolicy({
    ...hashes,
    connect: [
      ...originsOf([config.apiOrigin, config.payOrigin, config.errors?.endpoint]),
      ...hosting.connectOrigins,
    ],
    frame: [...originsOf([config.customerServiceUrl]), ...hosting.gameOrigins],
    image: hosting.imageOrigins,
  });
  const own = serverFiles({
    headers: securityHeaders(policy, hosting.hstsSeconds),
    homes: allHomePages(note, messages.languages),
  });
  const texts: Texts = {
    ...Object.fromEntries(Object.entries(own).map(([file, text]) => [`${OWN_FOLDER}/${file}`, text])),
    ...manifests,
    'csp.json': jsonFile(hashes),
    ...pages,
    ...(await textsOf(build, note.signed, (text) => keptByWorker(text, messages))),
  };
  const drawn =
    answers === undefined
      ? {}
      : {
          ...(await filledPages(build, { config, color, css, messages, answers })),
          [ANSWERS_FILE]: jsonFile(answers),
        };
  return named(note, {
    texts,
    icons: new Map([...icons, ...(brand?.files ?? []), ...messages.files]),
    drawn,
  });
}

interface Content {
  readonly texts: Texts;
  readonly icons: ReadonlyMap<string, Uint8Array>;
  /** In place of their texts, and without a say in the name: what the operator answers makes no other build. */
  readonly drawn: Texts;
}

/** Gives the build the name that belongs to its content, and everything its compressed siblings. */
async function named(note: BuildNote, { texts, icons, drawn }: Content): Promise<Configured> {
  const hash = createHash('sha256');
  for (const [file, content] of [...Object.entries(texts), ...icons])
    hash.update(`${file}\n`).update(content);
  const id = `${note.id}-${hash.digest('hex').slice(0, 8)}`;
  const { timestamp, folder, chunks } = note;
  const whole: Texts = {
    ...Object.fromEntries(
      Object.entries({ ...texts, ...drawn }).map(([file, text]) => [file, text.replaceAll(note.id, id)]),
    ),
    [`builds/meta/${id}.json`]: jsonFile({ id, timestamp, folder, chunks }),
    // What tells the world of this build comes last.
    'builds/latest.json': jsonFile({ id, timestamp }),
  };
  const files = new Map<string, Uint8Array>();
  for (const [file, content] of [
    ...icons,
    ...Object.entries(whole).map(([name, text]) => [name, bytes(text)] as const),
  ]) {
    const isServed = !file.startsWith(`${OWN_FOLDER}/`);
    const siblings = isServed && isCompressed(file, content) ? Object.entries(await compressed(content)) : [];
    for (const [ending, smaller] of siblings) files.set(file + ending, smaller);
    files.set(file, content);
  }
  return { id, files };
}

interface PageFacts {
  readonly config: OperatorSettings['config'];
  readonly color: string;
  readonly css: string;
  readonly messages: OwnMessages;
  readonly answers?: FirstAnswers;
}

async function filledPages(
  build: AppBuild,
  { config, color, css, messages, answers }: PageFacts,
): Promise<Texts> {
  const { operatorName } = config;
  const own = homePages(build.note);
  const fill = async (file: string): Promise<string> => {
    const blank = Buffer.from(await build.blank(file)).toString('utf8');
    return dressPage(fillHead(fillConfigBlock(blank, config), { operatorName, color }), css);
  };
  const shells = build.note.pages.filter(({ file }) => own.every((home) => home.file !== file));
  const homes = allHomePages(build.note, messages.languages);
  const filled = await Promise.all([
    ...shells.map(async ({ file }) => [file, await fill(file)] as const),
    ...homes.map(async (home) => {
      const { file, locale } = home;
      // What the build has no page for is the English one in other words.
      const page = await fill(own.includes(home) ? file : (own[0]?.file ?? file));
      if (!page.includes(ROOT))
        throw new DeployProblem(`${file} of this build has no place for its first view.`);
      const json = JSON.stringify(config);
      const { compiled, languages } = messages;
      const root = await build.renderer.renderGuestHome(locale, json, answers?.[locale], compiled[locale]);
      return [file, spokenIn(page, home, languages).replace(ROOT, () => root)] as const;
    }),
  ]);
  return Object.fromEntries(filled);
}

async function textsOf(
  build: AppBuild,
  files: readonly string[],
  change: (text: string) => string,
): Promise<Texts> {
  const read = files.map(async (file) => {
    return [file, change(Buffer.from(await build.blank(file)).toString('utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

async function blanksOf(build: AppBuild, files: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const blanks = new Map<string, Uint8Array>();
  for (const file of files) blanks.set(file, await build.blank(file));
  return blanks;
}

interface Look {
  /** Behind the app while it starts. */
  readonly color: string;
  /** What goes into every page beside the build's own styles. */
  readonly css: string;
}

function lookOf(
  { skins }: BuildNote,
  { skin, scheme, operatorName }: OperatorSettings['config'],
  brand: Brand | undefined,
): Look {
  const side = scheme === 'light' ? 'light' : 'dark';
  if (brand !== undefined) return { color: brand[side], css: brand.css };
  const found = skins.find(({ id }) => id === skin);
  if (found === undefined) throw new DeployProblem(`This build holds no skin "${skin}".`);
  return { color: found[side], css: renamedSkinCss(found, operatorName) };
}

/** Writes what an operator's settings make of a build into its folder, and takes away what an earlier run left. */
export async function writeFiles(folder: string, { id, files }: Configured): Promise<void> {
  await replaceFiles(folder, files);
  if (!files.has(ANSWERS_FILE)) await rm(join(folder, ANSWERS_FILE), { force: true });
  const { folder: assets } = await readNote(folder);
  const own = [
    ...(await filesIn(folder, BRAND_FOLDER, () => true)),
    ...(await filesIn(folder, assets, (name) => OWN_FILE.test(name))),
    ...(await filesIn(folder, '', (name) => OWN_PAGE.test(name))),
  ];
  const unused = own.filter((file) => !files.has(file));
  await Promise.all(unused.map((file) => rm(join(folder, file))));
  const notes = join(folder, 'builds/meta');
  const stale = (await readdir(notes)).filter((name) => !name.startsWith(`${id}.json`));
  await Promise.all(stale.map((name) => rm(join(notes, name))));
}

/** Those files of a folder of the app, by their places; none where it has no such folder. */
async function filesIn(
  folder: string,
  inside: string,
  isWanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const names = await readdir(join(folder, inside)).catch(() => []);
  return names.filter(isWanted).map((name) => (inside === '' ? name : `${inside}/${name}`));
}
