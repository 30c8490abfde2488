import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkMessages } from '@kislap/i18n/checkMessages';
import { type AppBuild, DeployProblem, homePages } from '../build/AppBuild';
import { type OwnMessages } from '../build/OwnMessages';
import { hashOf } from '../files/hashOf';
import { isRecord, type NewLanguage } from '../operator/settingRules';
import type { SpokenLanguage } from '../settings/RuntimeConfig';

interface Read {
  readonly language: SpokenLanguage;
  readonly name: string;
  readonly content: Buffer;
  readonly compiled: OwnMessages['compiled'][string];
  readonly report: string;
}

/**
 * Reads an operator's own messages: for each language a file, called by its BCP 47 tag, which holds the messages that
 * are said otherwise than in the build, or in a language that the build does not have.
 *
 * @param folder nothing where the operator has none
 * @param added the languages of `operator.json`
 * @throws DeployProblem that names everything that is wrong
 */
export async function readMessages(
  build: AppBuild,
  folder: string | undefined,
  added: readonly NewLanguage[],
): Promise<OwnMessages> {
  const problems: string[] = [];
  const spoken = languagesOf(build, added, problems);
  const found = folder === undefined ? [] : await readdir(folder).catch(() => []);
  for (const { code } of added) {
    if (!found.includes(`${code}.json`))
      problems.push(`${code}.json is missing: "languages" names it. Put it into messages/ of your brand.`);
  }
  const english = (await build.messages())['en'] ?? {};
  const read: Read[] = [];
  for (const file of found.toSorted()) {
    const language = spoken.get(file);
    if (language === undefined) {
      problems.push(
        `${file} is of no language that is spoken here. Allowed: ${[...spoken.keys()].join(', ')}; another one is named in "languages" first.`,
      );
      continue;
    }
    const written = await jsonIn(join(folder ?? '', file), file, problems);
    const checked = checkMessages(written, english);
    problems.push(...checked.problems.map((problem) => `${file}: ${problem}`));
    read.push(ownIn({ build, language, compiled: checked.compiled, count: Object.keys(english).length }));
  }
  if (problems.length > 0)
    throw new DeployProblem(
      `messages (${folder ?? 'no folder'}) cannot be used:\n  ${problems.join('\n  ')}`,
    );
  return {
    languages: read.map(({ language }) => language),
    compiled: Object.fromEntries(read.map(({ language, compiled }) => [language.code, compiled])),
    files: new Map(read.map(({ name, content }) => [`${build.note.folder}/${name}`, content])),
    hashes: Object.fromEntries(read.map(({ name, content }) => [name, hashOf(content)])),
    report: read.map(({ report }) => report),
  };
}

/** Every language that may have a file, by the name of that file. */
function languagesOf(
  { note }: AppBuild,
  added: readonly NewLanguage[],
  problems: string[],
): ReadonlyMap<string, NewLanguage> {
  const own = homePages(note);
  for (const { code } of added) {
    if (own.some(({ locale, tag, spokenAs }) => [locale, tag, ...spokenAs].includes(code)))
      problems.push(`languages: "${code}" is a language of the build already. Take it out.`);
  }
  return new Map([
    ...own.map(({ locale, tag, name }) => [`${tag}.json`, { code: locale, name }] as const),
    ...added.map((language) => [`${language.code}.json`, language] as const),
  ]);
}

async function jsonIn(
  path: string,
  file: string,
  problems: string[],
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
    if (isRecord(value) && Object.keys(value).length > 0) return value;
    problems.push(`${file} holds no messages. Allowed: { "nav.home": "…" }, by the ids of the build.`);
  } catch (error) {
    problems.push(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {};
}

interface Facts {
  readonly build: AppBuild;
  readonly language: NewLanguage;
  readonly compiled: Read['compiled'];
  /** How many messages the app has. */
  readonly count: number;
}

function ownIn({ build, language, compiled, count }: Facts): Read {
  const content = Buffer.from(JSON.stringify(compiled), 'utf8');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const name = `messages-${language.code}-${hash}.json`;
  const said = Object.keys(compiled).length;
  const isOwn = homePages(build.note).some(({ locale }) => locale === language.code);
  return {
    // A page knows the languages of its build.
    language: { ...(isOwn ? { code: language.code } : language), messages: `/${build.note.folder}/${name}` },
    name,
    content,
    compiled,
    report: isOwn
      ? `${language.name} (${language.code}): ${said} of ${count} messages in your words.`
      : `${language.name} (${language.code})${language.draft === true ? ', a draft' : ''}: ${said} of ${count} messages; the other ${count - said} are said in English.`,
  };
}
