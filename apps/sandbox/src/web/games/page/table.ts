import { fillText, type GameTexts } from './gameTexts';
import { openBoard } from './board';
import { findPart } from './findPart';
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

/**
 * Connects to the page's controls.
 *
 * @param onChoice called when another bet or stake is chosen
 */
export function openTable(texts: GameTexts, onChoice: () => void): Table {
  const form = findPart('[data-controls]', HTMLFormElement);
  const button = findPart('[data-play]', HTMLButtonElement);
  const result = findPart('[data-result]', HTMLElement);
  const balance = findPart('[data-balance]', HTMLElement);
  const fields = [...document.querySelectorAll('fieldset')];
  const stage = findPart('[data-stage]', HTMLElement);
  const board = document.querySelector('[data-board]') ? openBoard(form, changed) : undefined;
  let isResting = false;
  form.addEventListener('change', changed);
  // A key that is held down starts one round, not one after the other.
  button.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });

  return {
    choice() {
      const chosen = new FormData(form);
      const bet = chosen.get('bet');
      const single = typeof bet === 'string' ? bet : 'play';
      return { stake: Number(chosen.get('stake')), bet: board?.bet() ?? single };
    },
    wait() {
      isResting = false;
      stage.dataset['stage'] = 'playing';
      button.setAttribute('aria-disabled', 'true');
      for (const field of fields) field.disabled = true;
      showResult({ tone: 'even', headline: `${texts.playing}…`, detail: '' });
    },
    rest(state) {
      isResting = state === 'ready';
      stage.dataset['stage'] = state;
      button.removeAttribute('aria-disabled');
      button.disabled = false;
      button.textContent = state === 'ready' ? texts.play : texts.askAgain;
      for (const field of fields) field.disabled = state === 'unanswered';
      showMissing();
    },
    showResult,
    showBalance(text) {
      balance.textContent = text;
    },
  };

  function changed(): void {
    showMissing();
    onChoice();
  }

  /** A round with too few places chosen cannot be started; the note says how many are missing. */
  function showMissing(): void {
    const missing = board?.missing() ?? 0;
    const note = document.querySelector('[data-missing]');
    if (note) note.textContent = missing > 0 ? fillText(texts.chooseMore, { n: missing }) : '';
    if (isResting) button.disabled = missing > 0;
  }

  function showResult({ tone, headline, detail }: RoundResult): void {
    result.dataset['tone'] = tone;
    const [first, second] = result.children;
    if (first) first.textContent = headline;
    if (second) second.textContent = detail;
  }
}

/**
 * Lets the odds sheet open and close. Escape and the focus are the dialog's own work.
 *
 * @param onChange Called with whether it is open.
 * @returns closes it
 */
export function enableOdds(onChange: (isOpen: boolean) => void): () => void {
  const sheet = findPart('[data-odds]', HTMLDialogElement);
  findPart('[data-open-odds]', HTMLButtonElement).addEventListener('click', () => {
    sheet.showModal();
    onChange(true);
  });
  sheet.addEventListener('close', () => onChange(false));
  findPart('[data-close-odds]', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  return () => sheet.close();
}
