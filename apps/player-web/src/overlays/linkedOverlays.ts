import { openOverlay } from './openOverlay';

/** An overlay that can be opened by its name alone. */
export interface LinkedOverlay {
  readonly open: () => unknown;
  readonly needsLogin?: true;
}

/** Overlays that a link may open: none of them needs to be told anything. */
export const linkedOverlays = new Map<string, LinkedOverlay>([
  ['language', { open: () => openOverlay('language', {}) }],
  ['deposit', { open: () => openOverlay('deposit', {}), needsLogin: true }],
  ['withdrawal', { open: () => openOverlay('withdrawal', {}), needsLogin: true }],
  ['rebate', { open: () => openOverlay('rebate', {}), needsLogin: true }],
  ['egg', { open: () => openOverlay('egg', {}), needsLogin: true }],
  ['relief', { open: () => openOverlay('relief', {}), needsLogin: true }],
  ['fund-record', { open: () => openOverlay('fund-record', { tab: 0 }), needsLogin: true }],
]);
