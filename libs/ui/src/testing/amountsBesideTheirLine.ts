/** Every amount of a screen that is in two lines, or reaches out of a box it lies in. */
export function amountsBesideTheirLine(screen: Element): readonly string[] {
  return [...screen.querySelectorAll('[data-length]')].flatMap((figures) => {
    const name = figures.textContent ?? '';
    if (isBroken([...figures.getClientRects()])) return [`${name} is broken`];
    return isOutside(figures, screen) ? [`${name} reaches out of its box`] : [];
  });
}

/** One part under another. */
const isBroken = (parts: readonly DOMRect[]) =>
  Math.max(...parts.map(({ top }) => top)) >= Math.min(...parts.map(({ bottom }) => bottom));

function isOutside(figures: Element, screen: Element): boolean {
  const { left, right } = figures.getBoundingClientRect();
  for (let box = figures.parentElement; box && box !== screen; box = box.parentElement) {
    const room = box.getBoundingClientRect();
    const isInline = getComputedStyle(box).display === 'inline';
    if (!isInline && room.width > 1 && (left < room.left - 1 || right > room.right + 1)) return true;
  }
  return false;
}
