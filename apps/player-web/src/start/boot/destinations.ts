import type { EarlyCode } from '../../features/first-view/earlyCode';
import type { StartWords } from './startWords';
import { startPages } from './startWords';

/** What a tap leads to. */
export interface Destination {
  readonly title: string;
  /** A page beside the bar that was pressed, a whole screen, what comes up from below, or the login. */
  readonly shape: 'page' | 'screen' | 'sheet' | 'login';
  /** What can be fetched for it already. */
  readonly code?: EarlyCode;
}

/** Where taps lead: what stands on the page says it (`data-opens`, `data-title`, the address of a link). */
export function createDestinations(isPlayer: () => boolean, words: StartWords) {
  const destinationOf = (pressed: HTMLElement): Destination | undefined => {
    const { opens } = pressed.dataset;
    const title = titleOf(pressed);
    if (pressed instanceof HTMLAnchorElement)
      return pressed.pathname === location.pathname ? undefined : pageAt(pressed.pathname, pressed);
    if (opens === undefined) return undefined;
    if (opens === 'sheet') return { title, shape: 'sheet', code: 'sheet' };
    if (opens === 'panel') return { title, shape: 'screen', code: 'sheet' };
    // What takes the whole screen is a player's: a guest begins with the login.
    return isPlayer() ? { title, shape: 'screen', code: 'deposit' } : login;
  };
  const login: Destination = { title: words.welcome, shape: 'login', code: 'login' };
  const pageAt = (path: string, pressed: HTMLElement): Destination => {
    if (path === '/login' || (path === '/user' && !isPlayer())) return login;
    const title = isStartPage(path) ? words[startPages[path]] : titleOf(pressed);
    return { title, shape: barOf(pressed) === null ? 'screen' : 'page' };
  };
  return { destinationOf, pageAt } as const;
}

/** What was tapped is called as what it opens. */
export const titleOf = ({ ariaLabel, textContent, dataset }: HTMLElement): string =>
  dataset['title'] ?? ariaLabel ?? textContent;

export const barOf = (pressed: HTMLElement): HTMLElement | null => pressed.closest('nav');

const isStartPage = (path: string): path is keyof typeof startPages => path in startPages;
