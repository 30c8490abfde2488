import { firstTap } from './firstTap';
import { READY_EVENT } from './READY_EVENT';
import { readConfig, readStored } from './readPage';

/*
 * The inline script in the head of the page, allowed by its hash. It runs before the first paint, and is as short as
 * can be: the colours must be right from the first frame on, and a player who is signed in must not see the
 * prerendered guest view. Everything else waits for the boot script, behind the first view.
 */

const root = document.documentElement;
const config = readConfig();
const lightDevice = matchMedia('(prefers-color-scheme: light)');

/** As the player chose, else as the operator has it; `auto` is as the device is. */
function drawTheme(): void {
  const choices = [readStored('theme'), config.scheme];
  const chosen = choices.find((one) => one === 'auto' || one === 'dark' || one === 'light');
  root.dataset.theme =
    chosen === 'dark' || chosen === 'light' ? chosen : lightDevice.matches ? 'light' : 'dark';
}

drawTheme();
lightDevice.addEventListener('change', drawTheme);
addEventListener('storage', drawTheme);
if (readStored('motion') === 'less') root.dataset.motion = 'less';
if (typeof config.skin === 'string') root.dataset.skin = config.skin;
// Somebody who is away was signed in here: nothing of what was prerendered is shown.
const quiet = Object(readStored('quiet'));
const isQuiet = quiet.until > Date.now() / 1000;
if (isQuiet) root.dataset.quiet = quiet.login;
if (isQuiet || readStored('session') !== undefined) {
  root.dataset.visitor = isQuiet ? 'away' : 'player';
  // Whoever logs out later is a guest in the same page.
  document.addEventListener(READY_EVENT, () => delete root.dataset.visitor, { once: true });
}
firstTap.keep();
