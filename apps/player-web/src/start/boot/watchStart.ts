import type { PageMessage } from '../../worker/readPageMessage';
import { whenParsed } from './fetchApp';
import { READY_EVENT } from './READY_EVENT';
import type { StartWords } from './startWords';

const KEY = 'kislap:startReload';
/** Within this a second failure is not fixed by loading the page once more. */
const PAUSE_MS = 60_000;
/** An error may belong to something else: the app has this long to be ready all the same. */
const GRACE_MS = 3_000;
/** A slow line takes its time; longer than this somebody should be told. */
const PATIENCE_MS = 30_000;

/**
 * Watches whether the app starts: a missing script or style sheet, an error before it is ready, or nothing for half a minute. The
 * first time the page reloads, since a newer build may be out; then `onFailure` is called once.
 */
export function watchStart(onFailure: () => void): void {
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearTimeout(patience);
    removeEventListener('error', onError, true);
    removeEventListener('unhandledrejection', giveGrace);
  };
  const fail = (mayReload: boolean): void => {
    if (isOver) return;
    if (mayReload && reloadOnce()) return;
    whenParsed(onFailure);
    end();
  };
  const giveGrace = (): void => void setTimeout(() => fail(true), GRACE_MS);
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement || isSheet(target)) fail(true);
    else if (target === window) giveGrace();
  };
  const patience = setTimeout(() => fail(false), PATIENCE_MS);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', giveGrace);
  document.addEventListener(READY_EVENT, end, { once: true });
}

const isSheet = (target: EventTarget | null): boolean =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** @returns whether the page is loaded anew: not without a connection, and not where nobody would remember it. */
function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Blocked site data: it could repeat for ever.
    return false;
  }
  // What a service worker has kept lacks something: this time the page comes from the network.
  navigator.serviceWorker?.controller?.postMessage('forgetPages' satisfies PageMessage);
  location.reload();
  return true;
}

/** Files are kept for ever, also one that came damaged: this time they come past the browser's cache. */
export async function reloadAnew(): Promise<void> {
  // What is tapped on a page that is going away would be lost.
  document.querySelector('#root')?.setAttribute('inert', '');
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = addresses.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const files = [...new Set(own)].map((name) => fetch(name, { cache: 'reload' }).then((file) => file.blob()));
  const patience = new Promise((resolve) => void setTimeout(resolve, GRACE_MS));
  await Promise.race([Promise.allSettled(files), patience]);
  location.reload();
}

/** What the page itself knows of the operator. */
interface StartHelp {
  readonly customerServiceUrl?: unknown;
  readonly protection?: unknown;
}

const isPage = (address: unknown): address is string =>
  typeof address === 'string' && /^(?:https:|\/(?!\/))/.test(address);

/** Says over the page that the app could not start, and what can be done; goes as soon as it has started after all. */
export function showStartProblem(
  { lang, words }: { readonly lang: string; readonly words: StartWords },
  { customerServiceUrl, protection }: StartHelp,
): void {
  const problem = document.createElement('section');
  problem.className = 'start-problem';
  problem.lang = lang;
  problem.setAttribute('role', 'alert');
  const reload = document.createElement('button');
  reload.textContent = words.reload;
  reload.addEventListener('click', () => void reloadAnew());
  problem.append(textElement('h1', words.title), textElement('p', words.text), reload);
  if (isPage(customerServiceUrl)) problem.append(link(customerServiceUrl, words.service));
  const helpPhone: unknown = Object(Object(Object(protection).helpLines)[0]).phone;
  if (typeof helpPhone === 'string') {
    const number = helpPhone.replace(/[^+\d]/g, '');
    problem.append(link(`tel:${number}`, words.help.replace('{phone}', helpPhone)));
  }
  document.body.append(problem);
  document.addEventListener(READY_EVENT, () => problem.remove(), { once: true });
}

function textElement(name: 'h1' | 'p', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  if (!href.startsWith('tel:')) {
    anchor.target = '_blank';
    anchor.rel = 'noopener';
  }
  return anchor;
}
