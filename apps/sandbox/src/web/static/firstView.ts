import { setTimeout as wait } from 'node:timers/promises';
import { openRenderer, type PageRenderer, requestOf } from '@kislap/configure/pages';
import type { RuntimeConfig } from '@kislap/configure/settings';
import type { Locale } from '@kislap/domain';
import type { Hono } from 'hono';
import { logFailure } from '../../calls/logFailure';
import { storedPage, type StoredFile } from './storedFile';

interface FirstViewOptions {
  readonly webRoot: string;
  readonly operator: RuntimeConfig;
  /** Where the operator's own calls are answered. */
  readonly app: Hono;
}

/** A player waits no longer than this for a first view with the operator's answers in it. */
const LONGEST_MS = 500;
/** The root of the page, which is the last of its elements. */
const ROOT = /<div id="root"[^]*<\/div>/;
/** Each answer tells the time, in seconds. */
const CLOCK = /"ts":(\d+)/g;
/** What is shown for some time only, such as a notice, comes and goes within this. */
const CLOCK_STEP_SECONDS = 60;

/** Draws home's first view with what the operator answers now. A page for which that fails stays as it was built. */
export function openFirstView({ webRoot, operator, app }: FirstViewOptions) {
  const drawn = new Map<Locale, { readonly from: string; readonly file: Promise<StoredFile> }>();

  return async (page: StoredFile, locale: Locale): Promise<StoredFile> => {
    const renderer = await openRenderer(webRoot);
    if (renderer === undefined) return page;
    const answers = await Promise.race([
      ask(app, renderer, locale),
      wait(LONGEST_MS, undefined, { ref: false }),
    ]);
    if (answers === undefined) return page;
    const from = page.contentHash + JSON.stringify(Object.values(answers).map(toTheMinute));
    const known = drawn.get(locale);
    if (known?.from === from) return known.file;
    const file = draw(page, () => renderer.renderGuestHome(locale, JSON.stringify(operator), answers));
    const shown = file.catch((error: unknown) => {
      logFailure('the first view', error);
      return page;
    });
    drawn.set(locale, { from, file: shown });
    return shown;
  };
}

const toTheMinute = (answer: string): string =>
  answer.replaceAll(CLOCK, (_, seconds: string) => String(Math.floor(Number(seconds) / CLOCK_STEP_SECONDS)));

async function draw(page: StoredFile, render: () => Promise<string>): Promise<StoredFile> {
  const root = await render();
  return storedPage(
    Buffer.from(page.bodies.identity)
      .toString('utf8')
      .replace(ROOT, () => root),
  );
}

/** The answers by their paths, as a guest gets them; what is refused is left out. */
async function ask(app: Hono, { firstCalls }: PageRenderer, locale: Locale): Promise<Record<string, string>> {
  const asked = firstCalls(locale).map(async (call) => {
    const answer = await app.request(call.path, requestOf(call));
    return answer.ok ? [[call.path, await answer.text()] as const] : [];
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}
