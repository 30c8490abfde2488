/** Functions that run in the page under test; each stands alone. */

/** @param {string} name */
export function hasButton(name) {
  return [...document.querySelectorAll('button')].some((button) => button.textContent.trim() === name);
}

/** @param {string} name */
export function middleOfButton(name) {
  const button = [...document.querySelectorAll('button')].findLast((one) => one.textContent.trim() === name);
  const box = button?.getBoundingClientRect();
  return box === undefined ? undefined : [box.left + box.width / 2, box.top + box.height / 2];
}

/** Where focus is: the heading or the place in the newest surface, or outside of all. */
export function focusPlace() {
  const surface = [...document.querySelectorAll('[role="dialog"]')].findLast(
    (one) => !one.closest('[inert]'),
  );
  const focused = document.activeElement;
  if (surface === undefined || focused === null) return 'outside';
  if (!surface.contains(focused)) return 'outside';
  return focused.hasAttribute('data-modal-title') ? 'heading' : 'inside';
}

/** @param {string} title */
export function isHeadingFocused(title) {
  const focused = document.activeElement;
  return focused?.hasAttribute('data-modal-title') === true && focused.textContent === title;
}

/** @param {string} name */
export function isButtonFocused(name) {
  return document.activeElement?.tagName === 'BUTTON' && document.activeElement.textContent.trim() === name;
}

/**
 * Whether the focused element shows that it is. A window without the system's focus (WebKitGTK on a screen without a
 * window manager) shows none, and is not judged.
 */
export function isFocusVisible() {
  if (!document.hasFocus()) return true;
  const focused = document.activeElement;
  if (focused === null || !focused.matches(':focus-visible')) return false;
  // A field lights up its well, everything else has an outline.
  for (let element = focused; element.parentElement !== null; element = element.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return true;
    if (focused.tagName === 'INPUT' && boxShadow !== 'none') return true;
    if (focused.tagName !== 'INPUT') return false;
  }
  return false;
}

/** How many surfaces are on the screen. */
export function surfaceCount() {
  return document.querySelectorAll('[role="dialog"]').length;
}

/** @param {number} count */
export function hasSurfaces(count) {
  return document.querySelectorAll('[role="dialog"]').length === count;
}

/** No animation is on its way. */
export function isAtRest() {
  return document.getAnimations().every(({ playState }) => playState !== 'running');
}

/** How far everything outside, or inside, of surfaces has been scrolled. @param {boolean} inside */
export function scrolledPx(inside) {
  const elements = [...document.querySelectorAll('*')];
  const wanted = elements.filter((one) => (one.closest('[role="dialog"]') !== null) === inside);
  return wanted.reduce((sum, { scrollTop }) => sum + scrollTop, 0);
}

/** @param {number} px */
export function hasScrolledInside(px) {
  const parts = document.querySelectorAll('[role="dialog"], [role="dialog"] *');
  return [...parts].reduce((sum, { scrollTop }) => sum + scrollTop, 0) > px;
}

/** Scrolls the surface to its end. */
export function scrollToEnd() {
  for (const part of document.querySelectorAll('[role="dialog"], [role="dialog"] *'))
    part.scrollTop = 100_000;
}

/**
 * Acts as an on-screen keyboard of that height does, which no engine opens without a screen. @param {number} heightPx
 */
export function raiseKeyboard(heightPx) {
  const viewport = window.visualViewport;
  if (viewport === null) return;
  Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight - heightPx });
  viewport.dispatchEvent(new Event('resize'));
}

/** Focuses the heading of the newest surface. */
export function focusHeading() {
  const heading = [...document.querySelectorAll('[data-modal-title]')].at(-1);
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}

/** Focuses the note as a tap would, without a press that has to find it first. */
export function focusNote() {
  const note = document.querySelector('[role="dialog"] input');
  if (note instanceof HTMLElement) note.focus({ preventScroll: true });
}

/** Whether the focused field stands wholly above the keyboard. @param {number} keyboardPx */
export function isFieldInSight(keyboardPx) {
  const box = document.activeElement?.getBoundingClientRect();
  if (box === undefined || document.activeElement?.tagName !== 'INPUT') return false;
  return box.top >= 0 && box.bottom <= window.innerHeight - keyboardPx;
}

/** The spoken name of the newest surface. */
export function surfaceName() {
  const surface = [...document.querySelectorAll('[role="dialog"]')].findLast(
    (one) => !one.closest('[inert]'),
  );
  const ids = surface?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** How many style elements the page has, without those of the workshop around the story. */
export function styleCount() {
  return [...document.querySelectorAll('style')].filter((one) => !/storybook|\.sb-/.test(one.textContent))
    .length;
}
