import { preloadPayments } from '@kislap/api';
import { afterFirstView, whenFree, withFirstAct } from '../device/afterFirstView';
import { reported } from '../device/errors/reportError';
import { isSavingData } from '../device/isSavingData';
import type { LazyComponent } from '../navigation/lazy/lazyComponent';
import { pageTransition } from '../navigation/routes/pageTransition';
import { screens } from '../navigation/screens';
import { session } from '../session/session';

type Code = Pick<LazyComponent<never>, 'load'>;

/**
 * Fetches the code that taps will need: the deposit's for a player and a game's sheet for a guest after the first view,
 * the rest when a first tap shows that there will be more. A visitor who saves data fetches only what is opened.
 */
export function prefetchScreens(): void {
  if (isSavingData()) return;
  const isPlayer = session.snapshot().status === 'signedIn';
  afterFirstView(() => void fetchLikeliest(isPlayer).catch(reported('prefetch')), true);
  // The first page that is tapped moves in already.
  withFirstAct(() => void pageTransition.load().catch(reported('prefetch')));
  afterFirstView(() => void fetchInTurn(isPlayer).catch(reported('prefetch')), false);
}

/** A guest who has looked around for so long is likely to tap a game. */
const STAYS_MS = 3000;

/** What a player of a low balance came for, or a guest who stays taps first, answers at once. */
async function fetchLikeliest(isPlayer: boolean): Promise<void> {
  if (!isPlayer) await new Promise((resolve) => setTimeout(resolve, STAYS_MS));
  const { deposit, 'game-sheet': gameSheet } = await screens().overlays();
  await (isPlayer ? deposit : gameSheet).load();
}

/**
 * One after the other, each when no tap waits for code and the browser has nothing better to do.
 * Ends with the first that cannot be fetched: a tap tries again.
 */
async function fetchInTurn(isPlayer: boolean): Promise<void> {
  for (const { load } of await screensByNeed(isPlayer)) {
    await new Promise<void>((resolve) => whenFree(resolve));
    await load();
  }
  await preloadPayments();
}

/** What is likely to be opened first comes first; each screen brings the code of those that are used with it. */
async function screensByNeed(isPlayer: boolean): Promise<readonly Code[]> {
  const [overlays, pages] = await Promise.all([screens().overlays(), screens().pages()]);
  const likely: readonly Code[] = [isPlayer ? overlays.deposit : pages.login, overlays['game-sheet']];
  return [...likely, ...Object.values<Code>(overlays), ...Object.values<Code>(pages)];
}
