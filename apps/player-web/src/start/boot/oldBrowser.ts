import type { OldBrowserWords } from './startWords';

/** In each language of the build, which writes them here. */
declare const __OLD_BROWSER_WORDS__: readonly OldBrowserWords[];

/*
 * The first script in the head of the page, built for the oldest of browsers (ES5): one below the floor cannot even read
 * the others. It gets a plain page in both languages in place of the app, and loads nothing more.
 */

interface OperatorHelp {
  readonly customerServiceUrl?: unknown;
  readonly protection?: unknown;
}

/** Ranges of numbers came to Chrome 106, Safari 15.4 and Firefox 116: the floor in `.browserslistrc`. */
const isSupported = (): boolean =>
  typeof Intl === 'object' && 'formatRange' in Object(Intl.NumberFormat).prototype;

function readHelp(): OperatorHelp {
  try {
    return JSON.parse(String(document.getElementById('kislap-config')?.textContent));
  } catch {
    // The words help without it.
    return {};
  }
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.appendChild(document.createTextNode(text));
  return made;
}

function link(address: string, text: string): HTMLElement {
  const made = document.createElement('a');
  made.href = address;
  made.appendChild(document.createTextNode(text));
  const line = document.createElement('p');
  line.appendChild(made);
  return line;
}

function wordsFor({ customerServiceUrl, protection }: OperatorHelp): HTMLElement {
  const helpPhone: unknown = Object(Object(Object(protection).helpLines)[0]).phone;
  const body = document.createElement('body');
  __OLD_BROWSER_WORDS__.forEach((words) => {
    const part = document.createElement('div');
    part.lang = words.lang;
    part.appendChild(element('h1', words.title));
    part.appendChild(element('p', words.text));
    if (typeof customerServiceUrl === 'string' && /^(?:https:|\/(?!\/))/.test(customerServiceUrl)) {
      part.appendChild(link(customerServiceUrl, words.service));
    }
    if (typeof helpPhone === 'string') {
      part.appendChild(
        link(`tel:${helpPhone.replace(/[^+\d]/g, '')}`, words.help.replace('{phone}', helpPhone)),
      );
    }
    body.appendChild(part);
  });
  return body;
}

if (!isSupported()) {
  window.stop();
  const root = document.documentElement;
  // Of the styles such a browser would understand a part.
  const styles = document.getElementsByTagName('style');
  while (styles[0] !== undefined) styles[0].parentNode?.removeChild(styles[0]);
  if (document.body !== null) root.removeChild(document.body);
  root.appendChild(wordsFor(readHelp()));
}
