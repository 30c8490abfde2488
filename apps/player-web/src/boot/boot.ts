import { STORAGE_PREFIX, STORAGE_VERSION } from '../storage/storageFormat';
import { READY_EVENT } from './READY_EVENT';

/*
 * The one inline script of the page, allowed by its hash. It runs before the first paint: the colours must be
 * right from the first frame on, and a player who is signed in must not see the prerendered guest view.
 */

interface BootConfig {
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
  const wishes = [readStored('theme'), config.scheme];
  const chosen = wishes.find((wish) => wish === 'auto' || wish === 'dark' || wish === 'light');
  root.dataset.theme =
    chosen === 'dark' || chosen === 'light' ? chosen : lightDevice.matches ? 'light' : 'dark';
}

/** The bar of the browser above the page has the colour of the page, as soon as there are styles. */
function paintBrowserBar(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const colour = getComputedStyle(root).backgroundColor;
  if (bar !== null && colour.startsWith('rgb(')) bar.content = colour;
}

/** Constructed sheets belong to scripting: the strict style policy lets them be. */
function hideGuestView(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#root main{visibility:hidden}');
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener(
    READY_EVENT,
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    },
    { once: true },
  );
}

/** A button tapped before the app is there is pressed again when it is. Links work by themselves. */
function keepEarlyTap(): void {
  let tapped: HTMLElement | null = null;
  const remember = (event: Event): void => {
    tapped = event.target instanceof Element ? event.target.closest('button') : null;
  };
  document.addEventListener('click', remember, true);
  document.addEventListener(
    READY_EVENT,
    () => {
      document.removeEventListener('click', remember, true);
      if (tapped?.isConnected) tapped.click();
    },
    { once: true },
  );
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
if (readStored('session') !== undefined) hideGuestView();
keepEarlyTap();
