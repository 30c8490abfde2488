/** Fired on the document when a tap has been answered: a page or an overlay has come in place of the waiting frame. */
const EVENT = 'kislap:answered';

/** The class of the frame that the boot script draws meanwhile. */
export const WAITING_FRAME = 'waiting-frame';

const tell = (): void => void document.dispatchEvent(new Event(EVENT));

/** How the app tells the boot script that what a tap leads to is here. */
export const earlyAnswer = {
  event: EVENT,
  /** Called before focus moves into what has come. */
  tell,
  /**
   * The same for a page that goes on with what is being typed into the frame.
   *
   * @returns whether somebody is, and their focus is in the page's field now
   */
  handOver(): boolean {
    const typed = document.querySelector<HTMLInputElement>(`.${WAITING_FRAME} input`);
    const isTyping = document.activeElement === typed;
    tell();
    const field = document.querySelector<HTMLInputElement>('main input[type=tel]');
    if (typed === null || field === null) return false;
    if (typed.value !== '') type(field, typed.value);
    if (isTyping) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
    }
    return isTyping;
  },
} as const;

/** As if the visitor had typed it: React hears of nothing else. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
