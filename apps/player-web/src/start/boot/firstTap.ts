/** What a tap on the app presses; what the boot script itself draws works by itself. */
export const PRESSED = '#root :is(button,label,a[href^="/"])';

const ATTRIBUTE = 'data-tapped';
const TAKEN_EVENT = 'kislap:boot';

/** A link that the browser opens in a tab of its own needs nobody's answer. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, pressed: HTMLElement): boolean =>
  pressed instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey || pressed.target === '_blank');

/**
 * A tap on the first view while the rest of the page is on its way: the head's script keeps the last one, and the boot
 * script at the end of the page takes it over.
 */
export const firstTap = {
  keep(): void {
    const keep = (event: MouseEvent): void => {
      const { target } = event;
      const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
      if (pressed === null || opensElsewhere(event, pressed)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      document.querySelector(`[${ATTRIBUTE}]`)?.removeAttribute(ATTRIBUTE);
      pressed.setAttribute(ATTRIBUTE, '');
    };
    document.addEventListener('click', keep, true);
    document.addEventListener(TAKEN_EVENT, () => document.removeEventListener('click', keep, true), {
      once: true,
    });
  },
  /** Presses once more what was pressed; from now on the head's script keeps nothing. */
  takeOver(): void {
    document.dispatchEvent(new Event(TAKEN_EVENT));
    const pressed = document.querySelector<HTMLElement>(`[${ATTRIBUTE}]`);
    pressed?.removeAttribute(ATTRIBUTE);
    pressed?.click();
  },
} as const;
