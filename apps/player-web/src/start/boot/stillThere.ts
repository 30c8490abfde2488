import { PRESSED } from './firstTap';

/** A player's page is drawn anew by the app: what was pressed stands in it again. */
export function stillThere(gone: HTMLElement): HTMLElement | undefined {
  if (gone.isConnected) return gone;
  const all = [...document.querySelectorAll<HTMLElement>(PRESSED)];
  const alike = all.filter((one) => one.getClientRects().length > 0);
  return (
    alike.find((one) => nameOf(one) === nameOf(gone)) ??
    // Its words may be the player's own now: then its place tells.
    alike.find((one) => placeOf(one) !== undefined && placeOf(one) === placeOf(gone))
  );
}

/** The group that it stands in, by its name, and which one of it it is. */
function placeOf(element: HTMLElement): string | undefined {
  const group = element.closest('section[aria-label]');
  if (group === null) return undefined;
  const place = [...group.querySelectorAll('button,label,a')].indexOf(element);
  return `${group.getAttribute('aria-label')} ${place}`;
}

const nameOf = (element: HTMLElement): string =>
  [
    element.localName,
    element.closest('nav') !== null,
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? element.textContent,
  ].join(' ');
