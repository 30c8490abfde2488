import { earlyCodeTag } from '../../features/first-view/earlyCode';
import type { EarlyCode } from '../../features/first-view/earlyCode';
import { STORAGE_PREFIX, STORAGE_VERSION } from '../../device/storage/storageFormat';
import { keepEarlyTaps } from './keepEarlyTaps';
import { keepTyping } from './keepTyping';
import { READY_EVENT } from './READY_EVENT';
import { showStartProblem } from './watchStart';
import type { StartWords } from './startWords';
import { createWaitingFrame } from './waitingFrame';
import { watchStart } from './watchStart';

/** In English and in Filipino; the build writes them here. */
declare const __START_WORDS__: { readonly en: StartWords; readonly tag: StartWords };

/*
 * The inline script of the page, allowed by its hash. It runs before the first paint: the colours must be
 * right from the first frame on, a player who is signed in must not see the prerendered guest view, and if nothing else
 * comes it says so.
 */

interface BootConfig {
  readonly customerServiceUrl?: unknown;
  readonly helpPhone?: unknown;
  readonly skin?: unknown;
  readonly scheme?: unknown;
}

const root = document.documentElement;

function readConfig(): BootConfig {
  try {
    const config: unknown = JSON.parse(document.getElementById('kislap-config')?.textContent ?? '');
    return typeof config === 'object' && config !== null ? config : {};
  } catch {
    // The app itself will explain a configuration that cannot be read.
    return {};
  }
}

function readStored(name: string): unknown {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(STORAGE_PREFIX + name) ?? '');
    const isOurs = typeof entry === 'object' && entry !== null && 'version' in entry && 'value' in entry;
    return isOurs && entry.version === STORAGE_VERSION ? entry.value : undefined;
  } catch {
    return undefined;
  }
}

/** As the player chose, else as the operator has it; `auto` is as the device is. */
function drawTheme(): void {
  const choices = [readStored('theme'), config.scheme];
  const chosen = choices.find((one) => one === 'auto' || one === 'dark' || one === 'light');
  root.dataset.theme =
    chosen === 'dark' || chosen === 'light' ? chosen : lightDevice.matches ? 'light' : 'dark';
}

/** The bar of the browser above the page has the colour of the page, as soon as there are styles. */
function paintBrowserBar(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const colour = getComputedStyle(root).backgroundColor;
  if (bar !== null && colour.startsWith('rgb(')) bar.content = colour;
}

/** Fetches code before the app asks for it. */
function fetchCode(name: EarlyCode, fetchPriority: 'low' | 'high'): void {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${earlyCodeTag(name)}]`);
  for (const href of tag?.content.split(' ') ?? []) {
    const link = document.createElement('link');
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    Object.assign(link, { ...kind, crossOrigin: '', fetchPriority, href });
    document.head.append(link);
  }
}

/** The player's choice (cookie, then device), else the browser's. */
function startWords(): { readonly lang: string; readonly words: StartWords } {
  const chosen = /\bi18n_redirected=(en|tag)\b/.exec(document.cookie)?.[1] ?? readStored('locale');
  const isFilipino = chosen === undefined ? /^(?:fil|tl)\b/.test(navigator.language) : chosen === 'tag';
  const { en, tag } = __START_WORDS__;
  return isFilipino ? { lang: 'fil', words: tag } : { lang: 'en', words: en };
}

const config = readConfig();
const lightDevice = matchMedia('(prefers-color-scheme: light)');
drawTheme();
lightDevice.addEventListener('change', drawTheme);
addEventListener('storage', drawTheme);
new MutationObserver(paintBrowserBar).observe(root, { attributeFilter: ['data-theme'] });
document.addEventListener(READY_EVENT, paintBrowserBar, { once: true });
if (readStored('motion') === 'less') root.dataset.motion = 'less';
if (typeof config.skin === 'string') root.dataset.skin = config.skin;
const isPlayer = readStored('session') !== undefined;
const rememberedPhone = readStored('rememberedPhone');
const waitingFrame = createWaitingFrame({
  isPlayer,
  ...startWords(),
  phone: typeof rememberedPhone === 'string' ? rememberedPhone : '',
  onShow: (code) => fetchCode(code, 'high'),
});
if (isPlayer) {
  root.dataset.visitor = 'player';
  // Whoever logs out later is a guest in the same page.
  document.addEventListener(READY_EVENT, () => delete root.dataset.visitor, { once: true });
  // Behind the pictures.
  fetchCode('player', 'low');
}
keepEarlyTaps(waitingFrame);
keepTyping();
watchStart(() => {
  waitingFrame.close();
  showStartProblem(startWords(), config);
});
