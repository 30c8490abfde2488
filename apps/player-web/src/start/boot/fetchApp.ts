/** The element of the page that holds what fetches the code of the app, ready to be put into the page. */
export const CODE_ID = 'kislap-code';

/** What a visitor does when they want more than to read. */
const ACTS = ['click', 'keydown'] as const;

/**
 * Fetches the code of the app: when the page has been read, or, when it `canWait`, with the visitor's first act.
 *
 * @param onStart called when it is fetched
 */
export function fetchApp(canWait: boolean, onStart: () => void): void {
  const start = (): void => {
    ACTS.forEach((act) => removeEventListener(act, start, true));
    onStart();
    whenParsed(() => {
      const code = document.getElementById(CODE_ID);
      if (code instanceof HTMLTemplateElement) putIn(code.content);
    });
  };
  if (canWait) ACTS.forEach((act) => addEventListener(act, start, true));
  else start();
}

/** Fetches all of it at once; the first script runs when the styles are there, of which the page has a part. */
function putIn(code: DocumentFragment): void {
  const script = code.querySelector('script');
  const sheet = code.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (script !== null && sheet !== null) {
    script.remove();
    // The same file, ahead of its time: a script that runs is made anew.
    const early = document.createElement('link');
    Object.assign(early, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: script.src });
    code.append(early);
    // Behind it come the styles of other parts, as the last of the head: a sheet that comes before another has a browser
    // lay out the whole page anew.
    document.head.append(sheet);
    sheet.addEventListener('load', () => document.body.append(script), { once: true });
  }
  document.body.append(code);
}

/** Runs `work` when the whole page is there. */
export function whenParsed(work: () => void): void {
  if (document.body !== null && document.readyState !== 'loading') work();
  else document.addEventListener('DOMContentLoaded', work, { once: true });
}
