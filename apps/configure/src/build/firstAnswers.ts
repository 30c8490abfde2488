import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FOLDER, requestOf } from '../pages/renderer';
import { type AppBuild, DeployProblem } from './AppBuild';

/** Texts of the operator's answers that a first view is drawn with: by language, then by the paths of their calls. */
export type FirstAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where they are kept, so that `--check` knows what the pages were drawn with. */
export const ANSWERS_FILE = `${OWN_FOLDER}/first-view.json`;

const LONGEST_MS = 20_000;

/**
 * Asks the operator what a guest sees first.
 *
 * @param origin where its public calls are answered
 * @param locales the languages of the home pages
 * @throws DeployProblem when one of them is not: the pages as they are, are better than half of them
 */
export async function askOperator(
  build: AppBuild,
  origin: string,
  locales: readonly string[],
): Promise<FirstAnswers> {
  const asked = locales.map(async (locale) => [locale, await ask(build, origin, locale)] as const);
  return Object.fromEntries(await Promise.all(asked));
}

async function ask(
  build: AppBuild,
  origin: string,
  locale: string,
): Promise<Readonly<Record<string, string>>> {
  const asked = build.renderer.firstCalls(locale).map(async (call) => {
    const { path } = call;
    const request = { ...requestOf(call), signal: AbortSignal.timeout(LONGEST_MS) };
    const answer = await fetch(origin + path, request).catch((error: unknown) => {
      throw new DeployProblem(`${origin}${path} does not answer (${reasonOf(error)}). Nothing was written.`);
    });
    const text = await answer.text();
    if (!answer.ok || !isGiven(text)) {
      throw new DeployProblem(
        `${origin}${path} answers ${answer.status} ${text.slice(0, 120)}. Nothing was written.`,
      );
    }
    return [path, text] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

/** Whether an answer is one, and no refusal. */
function isGiven(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'code' in answer && Number(answer.code) === 200;
  } catch {
    return false;
  }
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** What the pages in the folder were drawn with; nothing when that was no operator's answers. */
export async function keptAnswers(folder: string): Promise<FirstAnswers | undefined> {
  const text = await readFile(join(folder, ANSWERS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const kept: FirstAnswers = JSON.parse(text);
    return kept;
  } catch {
    // What the pages were drawn with is not known any more: they are not what the settings make.
    return undefined;
  }
}
