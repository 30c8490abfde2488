import { openOverlay } from '../../src/navigation/overlays/openOverlay';
import type { OverlayName, OverlayOptions } from '../../src/navigation/overlays/OverlayMap';
import { routes } from '../../src/navigation/routes/routes';
import { storyGame } from '../../src/testing/storyGame';
import type { ScreenSetup } from '../../src/testing/ScreenSetup';

/** A screen to be shown: a page, or an overlay over an empty one. */
export interface TestedScreen {
  readonly name: string;
  readonly setup: ScreenSetup;
  /** Opens the overlay; without it the screen is the page. */
  readonly open?: () => unknown;
}

/** Who came by hand is led home at once when the operator is well. */
const sentByMaintenance = { state: { returnTo: '/promotion' } } as const;

/** Every page, as each visitor sees it who may. */
export const pages = Object.values(routes).flatMap((route) => {
  const visitors = 'needsLogin' in route ? (['player'] as const) : (['player', 'guest'] as const);
  return visitors
    .filter((visitor) => visitor === 'guest' || !('guestsOnly' in route))
    .map((visitor): TestedScreen => ({
      name: `${route.path} (${visitor})`,
      setup: { at: route.path, visitor, ...(route.path === '/maintain' && sentByMaintenance) },
    }));
});

const overlay = <Name extends OverlayName>(name: Name, options: OverlayOptions<Name>): TestedScreen => ({
  name,
  setup: { at: '/resetPassword' },
  open: () => void openOverlay(name, options),
});

/** Every overlay that asks the operator something when it opens. */
export const overlays = [
  overlay('check-in-rules', {}),
  overlay('deposit', {}),
  overlay('draw-rules', {}),
  overlay('egg', {}),
  overlay('fund-record', { tab: 0 }),
  overlay('fund-record', { tab: 1 }),
  overlay('identity', {}),
  overlay('limit-prompt', { held: { day: undefined, week: undefined, month: undefined }, isAgain: true }),
  overlay('game-sheet', { game: storyGame() }),
  overlay('notices', {}),
  overlay('promotion-detail', { type: 23 }),
  overlay('rebate', {}),
  overlay('relief', {}),
  overlay('sessions', {}),
  overlay('close-account', {}),
  overlay('withdrawal', {}),
];
