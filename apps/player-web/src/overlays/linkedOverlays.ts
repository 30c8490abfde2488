import type { linkedOverlayNames } from './linkedOverlayNames';
import { openOverlay } from './openOverlay';

/** An overlay that can be opened by its name alone. */
interface LinkedOverlay {
  readonly open: () => unknown;
  readonly needsLogin?: true;
}

/** How a link opens each of the overlays that it may open: none of them needs to be told anything. */
export const linkedOverlays: Readonly<Record<(typeof linkedOverlayNames)[number], LinkedOverlay>> = {
  language: { open: () => openOverlay('language', {}) },
  deposit: { open: () => openOverlay('deposit', {}), needsLogin: true },
  withdrawal: { open: () => openOverlay('withdrawal', {}), needsLogin: true },
  rebate: { open: () => openOverlay('rebate', {}), needsLogin: true },
  egg: { open: () => openOverlay('egg', {}), needsLogin: true },
  relief: { open: () => openOverlay('relief', {}), needsLogin: true },
  identity: { open: () => openOverlay('identity', {}), needsLogin: true },
  'fund-record': { open: () => openOverlay('fund-record', { tab: 0 }), needsLogin: true },
};
