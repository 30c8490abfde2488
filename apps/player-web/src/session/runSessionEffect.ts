import { pingOnline } from '@kislap/api';
import type { SessionEffect } from '@kislap/domain';
import { deposits } from '../deposit/deposits';
import { goToLogin } from './goToLogin';
import { overlayStack } from '../overlays/overlayStack';
import { clearAccount } from './clearAccount';
import { OnlinePing } from './OnlinePing';
import { session } from './session';

const onlinePing = new OnlinePing({ ping: pingOnline, token: session.token, userId: session.userId });

/** Does what a change of the session asks for. */
export function runSessionEffect(effect: SessionEffect, leftUserId: number | undefined): void {
  switch (effect) {
    case 'clearAccount':
      if (leftUserId !== undefined) clearAccount(leftUserId);
      return;
    case 'stopTimers':
      onlinePing.stop();
      deposits.stop();
      return;
    case 'closeOverlays':
      void overlayStack.clear();
      return;
    case 'startPing':
      onlinePing.start();
      deposits.resume();
      return;
    case 'goToLogin':
      void goToLogin();
      return;
  }
}
