import { earlyCodeTag } from '../../features/first-view/earlyCode';
import type { EarlyCode } from '../../features/first-view/earlyCode';
import { doesBrowserSave } from '../../device/doesBrowserSave';
import { askAhead } from './askAhead';
import { fetchApp, whenParsed } from './fetchApp';
import { firstTap } from './firstTap';
import { keepEarlyTaps } from './keepEarlyTaps';
import { keepTyping } from './keepTyping';
import { drawLastPage } from './lastPage';
import { READY_EVENT } from './READY_EVENT';
import { readConfig, readStored } from './readPage';
import { showStartProblem } from './watchStart';
import type { StartLanguage } from './startWords';
import { createWaitingFrame } from './waitingFrame';
import { watchStart } from './watchStart';

/** What the page says until the app is there, in each language of the build, which writes them here; English is the first. */
declare const __START_WORDS__: readonly [StartLanguage, ...StartLanguage[]];

/*
 * The inline script at the end of the page, allowed by its hash: the first view stands before it runs. It answers taps
 * until the app does, fetches the app, and if nothing else comes it says so.
 */

const root = document.documentElement;

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

/** The player's choice (cookie, then device), else the browser's; of what an operator has added, English. */
function startWords(): StartLanguage {
  const chosen = /\bi18n_redirected=(\w+)/.exec(document.cookie)?.[1] ?? readStored('locale');
  const spoken = chosen ?? navigator.language.split('-')[0];
  return __START_WORDS__.find(({ codes }) => codes.some((code) => code === spoken)) ?? __START_WORDS__[0];
}

const config = readConfig();
new MutationObserver(paintBrowserBar).observe(root, { attributeFilter: ['data-theme'] });
// Asked before the app's first frame, the browser would style the page twice.
const afterFrame = (): void => void requestAnimationFrame(() => setTimeout(paintBrowserBar));
document.addEventListener(READY_EVENT, afterFrame, { once: true });
const isPlayer = (): boolean => readStored('session') !== undefined;
if (isPlayer()) drawLastPage(root);
const rememberedPhone = readStored('rememberedPhone');
const waitingFrame = createWaitingFrame({
  isPlayer,
  ...startWords(),
  phone: typeof rememberedPhone === 'string' ? rememberedPhone : '',
  onShow: (code) => fetchCode(code, 'high'),
});
askAhead(config, startWords());
// The page is a guest's home, whole, in their language: whoever saves data can read it without the app.
const isReadable =
  !isPlayer() && location.search === '' && startWords().lang === root.lang && navigator.onLine;
const isSaving = doesBrowserSave() || readStored('isDataSaved') === 1;
fetchApp(isReadable && isSaving, () => {
  watchStart(() => {
    waitingFrame.close();
    showStartProblem(startWords(), config);
  });
});
// Behind the pictures, and what draws all else.
if (isPlayer()) whenParsed(() => fetchCode('player', 'low'));
keepEarlyTaps(waitingFrame);
keepTyping();
firstTap.takeOver();
