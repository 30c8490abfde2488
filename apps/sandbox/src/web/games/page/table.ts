import type { GameTexts } from './gameTexts';
import type { RoundResult } from './roundResult';

/** The parts of the page around the stage. */
interface Table {
  /** What the player has chosen now; the stake in plain pesos. */
  readonly choice: () => { readonly stake: number; readonly bet: string };
  /** A round is under way: nothing can be chosen or started. */
  wait(): void;
  /** Ready for the next round, or to ask again for one that was not answered. */
  rest(state: 'ready' | 'unanswered'): void;
  showResult(result: RoundResult): void;
  showBalance(text: string): void;
}

/** Connects to the page's controls. */
export function openTable(texts: GameTexts): Table {
  const form = findPart('[data-controls]', HTMLFormElement);
  const button = findPart('[data-play]', HTMLButtonElement);
  const result = findPart('[data-result]', HTMLElement);
  const balance = findPart('[data-balance]', HTMLElement);
  const fields = [...form.querySelectorAll('fieldset')];
  const stage = findPart('[data-stage]', HTMLElement);

  return {
    choice() {
      const chosen = new FormData(form);
      const bet = chosen.get('bet');
      return { stake: Number(chosen.get('stake')), bet: typeof bet === 'string' ? bet : 'play' };
    },
    wait() {
      stage.dataset['stage'] = 'playing';
      button.setAttribute('aria-disabled', 'true');
      for (const field of fields) field.disabled = true;
      showResult({ tone: 'even', headline: `${texts.playing}…`, detail: '' });
    },
    rest(state) {
      stage.dataset['stage'] = state;
      button.removeAttribute('aria-disabled');
      button.disabled = false;
      button.textContent = state === 'ready' ? texts.play : texts.askAgain;
      for (const field of fields) field.disabled = state === 'unanswered';
    },
    showResult,
    showBalance(text) {
      balance.textContent = text;
    },
  };

  function showResult({ tone, headline, detail }: RoundResult): void {
    result.dataset['tone'] = tone;
    const [first, second] = result.children;
    if (first) first.textContent = headline;
    if (second) second.textContent = detail;
  }
}

/** Lets the odds sheet open and close. Escape and the focus are the dialog's own work. */
export function enableOdds(): void {
  const sheet = findPart('[data-odds]', HTMLDialogElement);
  findPart('[data-open-odds]', HTMLButtonElement).addEventListener('click', () => sheet.showModal());
  findPart('[data-close-odds]', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
}

/**
 * The element of this page that a selector names.
 *
 * @throws Error when the page has none, or another kind of element: then page and script are not of one build
 */
export function findPart<T extends Element>(selector: string, kind: new () => T): T {
  const part = document.querySelector(selector);
  if (part instanceof kind) return part;
  throw new Error(`This page has no ${selector}: its script is from another build.`);
}
