import { OPEN_MESSAGE, type Progress } from '../worker/progress';
import { workerUrl } from './trusted';

type Spoken = 'en' | 'fil';

const texts = {
  en: {
    engine: 'Fetching the database engine…',
    database: 'Opening the operator: its accounts, its books, its past. The first time takes some seconds…',
    open: 'Ready.',
    failed: 'The operator could not be opened: {reason}',
    missing: 'This browser or window runs no service workers. Try a window that is not private, by https.',
    button: 'Open the app',
  },
  fil: {
    engine: 'Kinukuha ang makina ng database…',
    database: 'Binubuksan ang operator: mga account, mga libro, ang nakaraan. Ilang segundo sa unang beses…',
    open: 'Handa na.',
    failed: 'Hindi nabuksan ang operator: {reason}',
    missing:
      'Walang service worker ang browser o window na ito. Subukan sa window na hindi private, sa https.',
    button: 'Buksan ang app',
  },
} as const satisfies Record<Spoken, object>;

const spoken: Spoken = /^(fil|tl)\b/.test(navigator.language) ? 'fil' : 'en';
const words = texts[spoken];

function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`This page has no ${selector}`);
}

const status = part('#progress', HTMLElement);
const button = part('#open', HTMLButtonElement);

function show(progress: Progress): void {
  status.textContent =
    progress.step === 'failed' ? words.failed.replace('{reason}', progress.reason) : words[progress.step];
  button.disabled = progress.step !== 'open';
}

/** The page that was asked for and that the folder does not have, or home. */
function wantedAddress(): string {
  const { pathname, search } = location;
  return /^\/(?:demo(?:\/|$)|index\.html$|404\.html$)/.test(pathname) ? '/' : pathname + search;
}

/** A page that came past the worker is not its own until it asks. */
async function activeWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) throw new Error('no worker');
  return active;
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    status.textContent = words.missing;
    return;
  }
  show({ step: 'engine' });
  try {
    const worker = await activeWorker();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<Progress>) => show(data));
    port1.start();
    worker.postMessage(OPEN_MESSAGE, [port2]);
  } catch (error) {
    show({ step: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

document.documentElement.lang = spoken;
for (const section of document.querySelectorAll<HTMLElement>('[data-language]')) {
  section.hidden = section.dataset['language'] !== spoken;
}
button.textContent = words.button;
button.addEventListener('click', () => location.assign(wantedAddress()));
void start();
