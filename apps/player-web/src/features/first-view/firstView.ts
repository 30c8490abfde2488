import type { Game } from '@kislap/api';
import { answerCache } from '../../session/answerCache';
import type { Shelf } from '../games/shelves';

/** The shelves of the lobby, and the games that stand first on the first of them. */
export interface FirstGames {
  readonly shelves: readonly Shelf[];
  readonly games: readonly Game[];
}

/** What the operator had answered when the page was made. Only the build that wrote it knows its shape. */
export interface FirstView {
  /** By their keys, as the cache writes them. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Missing when no game is hot, and when they could not be read. */
  readonly games?: FirstGames;
}

/** The block of the page that tells them. */
export const FIRST_VIEW_ID = 'kislap-first-view';

let current: FirstView | undefined;
let isDrawn = false;
const untilAskedAgain = new Set<string>();

/** The operator's answers that came with the page: what its first view shows before anybody could ask. */
export const firstView = {
  /** What the page tells; nothing when it was made without the operator, or was damaged on its way. */
  read(page: Document): FirstView | undefined {
    const text = page.getElementById(FIRST_VIEW_ID)?.textContent;
    if (text === undefined) return undefined;
    try {
      const told: unknown = JSON.parse(text);
      return isFirstView(told) ? told : undefined;
    } catch {
      return undefined;
    }
  },
  /**
   * Puts the answers into the cache, where each is asked for again by whoever shows it (`useFreshAnswer`).
   *
   * @param isOnScreen whether the page shows them already, and is only taken over
   */
  use(view: FirstView, isOnScreen: boolean): void {
    current = view;
    isDrawn = isOnScreen;
    const cache = answerCache.provider();
    for (const [key, data] of Object.entries(view.answers)) {
      cache.set(key, { data });
      untilAskedAgain.add(key);
    }
  },
  isDrawn: (): boolean => isDrawn,
  games: (): FirstGames | undefined => current?.games,
  /** Whether nobody has asked for this answer since the page came; told once. */
  takeOld: (key: string): boolean => untilAskedAgain.delete(key),
  /** Forgets all of it. */
  clear(): void {
    current = undefined;
    isDrawn = false;
    untilAskedAgain.clear();
  },
} as const;

function isFirstView(told: unknown): told is FirstView {
  return (
    typeof told === 'object' &&
    told !== null &&
    'answers' in told &&
    typeof told.answers === 'object' &&
    told.answers !== null
  );
}
