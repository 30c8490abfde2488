import type { SessionEffect } from '@kislap/domain';
import { overlayStack } from '../overlays/overlayStack';
import { goToLogin } from './goToLogin';

const loadServices = async () => (await import('./accountServices')).accountServices;

/**
 * Does what a change of the session asks for. Services that have not been loaded yet have nothing to stop, but
 * what other code has cached about the player is to be forgotten all the same.
 */
export function runSessionEffect(effect: SessionEffect, leftUserId: number | undefined): void {
  switch (effect) {
    case 'clearAccount':
      if (leftUserId !== undefined) void loadServices().then(({ forget }) => forget(leftUserId));
      return;
    case 'stopTimers':
      void loadServices().then(({ stop }) => stop());
      return;
    case 'closeOverlays':
      void overlayStack.clear();
      return;
    case 'startPing':
      void loadServices().then(({ start }) => start());
      return;
    case 'goToLogin':
      void goToLogin();
      return;
  }
}
