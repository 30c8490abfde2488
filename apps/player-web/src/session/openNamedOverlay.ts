import { earlyAnswer } from '../navigation/earlyAnswer';
import { go } from '../navigation/go';
import { linkedOverlayNames } from '../navigation/overlays/linkedOverlayNames';
import { openOverlay } from '../navigation/overlays/openOverlay';
import { session } from './session';

/** An overlay that can be opened by its name alone. */
interface LinkedOverlay {
  readonly open: (query: URLSearchParams) => unknown;
  readonly needsLogin?: true;
}

/** How a link opens each of the overlays that it may open; only a deposit is told something: how it is paid. */
const linkedOverlays: Readonly<Record<(typeof linkedOverlayNames)[number], LinkedOverlay>> = {
  language: { open: () => openOverlay('language', {}) },
  deposit: {
    open: (query) => openOverlay('deposit', { mode: query.get('mode') ?? undefined }),
    needsLogin: true,
  },
  withdrawal: { open: () => openOverlay('withdrawal', {}), needsLogin: true },
  rebate: { open: () => openOverlay('rebate', {}), needsLogin: true },
  egg: { open: () => openOverlay('egg', {}), needsLogin: true },
  relief: { open: () => openOverlay('relief', {}), needsLogin: true },
  identity: { open: () => openOverlay('identity', {}), needsLogin: true },
  'fund-record': { open: () => openOverlay('fund-record', { tab: 0 }), needsLogin: true },
};

/**
 * Opens an overlay that a link names; a name that no link may use opens nothing, nor any for
 * who is away. A guest logs in before an overlay
 * that is for players.
 *
 * @param returnTo where a guest comes back to after logging in; its query says the rest, as in
 *   `/?overlay=deposit&mode=maya`
 */
export function openNamedOverlay(name: string, returnTo: string): void {
  const known = linkedOverlayNames.find((one) => one === name);
  if (known === undefined || session.isAway()) {
    earlyAnswer.tell();
    return;
  }
  const linked = linkedOverlays[known];
  if (linked.needsLogin && session.snapshot().status === 'guest') {
    void go('/login', { state: { returnTo } });
  } else linked.open(new URLSearchParams(returnTo.replace(/^[^?]*/, '')));
}
