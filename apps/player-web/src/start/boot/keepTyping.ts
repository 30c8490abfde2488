import { waitingPart } from '../../features/first-view/waitingPart';
import { READY_EVENT } from './READY_EVENT';

const FIELD = '#root input[type=search]';

/** What is typed into the search of the prerendered page stays in it when the app takes it over, and the cursor too. */
export function keepTyping(): void {
  let isReady = false;
  let typed: { readonly text: string; readonly isInUse: boolean } | undefined;
  /** What was typed before the field was replaced. */
  let before = '';
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches(FIELD))
      typed = { text: before + target.value, isInUse: document.activeElement === target };
    else if (typed !== undefined) typed = { ...typed, isInUse: false };
  };
  // While the field is being replaced, the keys of whoever types into it reach nothing.
  const noteKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (typed?.isInUse !== true || document.activeElement !== document.body) return;
    if (ctrlKey || metaKey || altKey) return;
    if (key.length === 1) typed = { ...typed, text: typed.text + key };
    if (key === 'Backspace') typed = { ...typed, text: typed.text.slice(0, -1) };
  };
  /** The field, once the app listens to it. */
  const takenOver = (): HTMLInputElement | undefined => {
    const field = document.querySelector<HTMLInputElement>(FIELD);
    return field === null || field.closest(`[${waitingPart.attribute}]`) !== null ? undefined : field;
  };
  // At once, while React is at work: what a phone's keyboard sends reaches only what has the focus.
  const goOn = (): void => {
    const field = takenOver();
    if (typed?.isInUse !== true || field === undefined || document.activeElement !== document.body) return;
    before = typed.text;
    field.focus({ preventScroll: true });
  };
  const handOver = (): void => {
    const field = takenOver();
    if (!isReady || field === undefined) return;
    document.removeEventListener('input', note);
    document.removeEventListener('focusin', note);
    document.removeEventListener('keydown', noteKey, true);
    if (typed === undefined) return;
    const { text, isInUse } = typed;
    typed = undefined;
    if (isInUse) field.focus({ preventScroll: true });
    if (field.value === text && text === '') return;
    // As if it were typed now: React takes note of what is set, and of what it finds when it takes the field over.
    field.value = '';
    field.setRangeText(text, 0, 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const soon = (): void => void setTimeout(handOver);
  document.addEventListener('input', note);
  document.addEventListener('focusin', note);
  document.addEventListener('keydown', noteKey, true);
  document.addEventListener(waitingPart.takenOverEvent, goOn);
  document.addEventListener(waitingPart.takenOverEvent, soon);
  document.addEventListener(
    READY_EVENT,
    () => {
      isReady = true;
      soon();
    },
    { once: true },
  );
}
