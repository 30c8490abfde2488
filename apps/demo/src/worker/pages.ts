import { appPolicy, fillConfigBlock } from '@kislap/configure/pages';
import {
  appPageFor,
  contentSecurityPolicy,
  pageHeaders,
  pageLocale,
  sandboxOperator,
} from '@kislap/sandbox/embedded';
import type { Locale } from '@kislap/domain';

/** Where the build puts pages that the worker answers with. Not as HTML, which some servers answer under other names. */
const FOLDER = '/demo/pages';
const LOCALE_COOKIE = 'i18n_redirected';

interface CookieReader {
  get(name: string): Promise<{ readonly value?: string } | null>;
}

const isReader = (found: unknown): found is CookieReader =>
  typeof found === 'object' && found !== null && 'get' in found;

/** The language of whoever visits: what was chosen in the app, where the browser lets a worker see that, or the device's. */
export async function visitorsLocale(): Promise<Locale> {
  const cookies: unknown = Reflect.get(globalThis, 'cookieStore');
  const chosen = isReader(cookies) ? await cookies.get(LOCALE_COOKIE) : null;
  return pageLocale({ cookie: chosen?.value, acceptLanguage: navigator.languages.join(',') });
}

async function read(name: string): Promise<string | undefined> {
  const file = await fetch(`${FOLDER}${name}.txt`);
  return file.ok ? await file.text() : undefined;
}

interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The hashes of what the build wrote inline. Without a readable list nothing inline runs. */
async function readHashes(): Promise<InlineHashes> {
  const file: unknown = await fetch(`${FOLDER}/csp.json`).then((answer) => answer.json());
  const [scriptHashes, styleHashes]: readonly unknown[] = ['scriptHashes', 'styleHashes'].map(
    (name): unknown => Reflect.get(Object(file), name),
  );
  return {
    scriptHashes: isTexts(scriptHashes) ? scriptHashes : [],
    styleHashes: isTexts(styleHashes) ? styleHashes : [],
  };
}

/** A page of the app or the console, with the headers that the sandbox gives it; undefined for any other address. */
export async function staticPage(path: string): Promise<Response | undefined> {
  if (path === '/sandbox' || path === '/sandbox/') {
    const page = await read('/console.html');
    return page === undefined ? undefined : pageOf(page, contentSecurityPolicy({ kind: 'operator' }));
  }
  for (const name of appPageFor(path, await visitorsLocale())) {
    const page = await read(name);
    if (page === undefined) continue;
    const policy = appPolicy({ ...(await readHashes()), connect: [], frame: [], image: [] });
    return pageOf(fillConfigBlock(page, sandboxOperator), policy);
  }
  return undefined;
}

function pageOf(html: string, policy: string): Response {
  return new Response(html, {
    headers: { ...pageHeaders(policy), 'content-type': 'text/html; charset=utf-8' },
  });
}
