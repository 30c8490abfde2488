import type { SessionEffect } from '@kislap/domain';
import type { accountServices } from './accountServices';
import { reportError } from '../../device/errors/reportError';
import { idleLock } from '../../session/idle-lock/idleLock';
import { openLinkedOverlay } from '../../session/openLinkedOverlay';
import { withMessages } from '../../navigation/lazy/lazyComponent';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { goToLogin } from '../../session/goToLogin';
import { session } from '../../session/session';

type Services = typeof accountServices;

const AGAIN_MS = 5_000;

const fetchServices = (): Promise<Services> =>
  import('./accountServices').then((code) => code.accountServices);

/** Does something with the services as soon as their code has come: it is asked for again until then. */
function withServices(use: (services: Services) => void, fetchThem = fetchServices): void {
  fetchThem().then(use, (error: unknown) => {
    reportError(error, 'account services');
    setTimeout(() => withServices(use, fetchThem), AGAIN_MS);
  });
}

/**
 * Whoever has left meanwhile has nothing to start. What is started tells of orders that have ended, in words that home comes
 * without.
 */
const startServices = (): void =>
  withServices(({ start }) => {
    if (session.userId() !== undefined) start();
  }, withMessages(fetchServices));

/** Whoever is signed in again, here or by another tab, has not gone: their last touch and their facts still count. */
const forgetPlayer = (userId: number): void =>
  withServices(({ forget }) => {
    if (session.userId() !== userId) forget(userId);
  });

/**
 * Does what a change of the session asks for. Services that have not been loaded yet have nothing to stop, but
 * what other code has cached about the player is to be forgotten all the same.
 */
export function runSessionEffect(effect: SessionEffect, leftUserId: number | undefined): void {
  switch (effect) {
    case 'clearAccount':
      if (leftUserId !== undefined) forgetPlayer(leftUserId);
      return;
    case 'stopTimers':
      withServices(({ stop }) => stop());
      return;
    case 'closeOverlays':
      void overlayStack.clear();
      return;
    case 'startPing':
      startServices();
      return;
    case 'goToLogin':
      void goToLogin();
      return;
  }
}

/** For players the code is here already. Where it cannot be fetched, the next connection or start tries again. */
export const sendLogOuts = (): void =>
  void import('./accountServices').then(
    ({ accountServices }) => accountServices.sendLogOuts(),
    () => undefined,
  );

/** A locked app holds nothing of its player, and does nothing for them until they are proven. */
export function followIdleLock(): void {
  idleLock.subscribe(() => {
    const userId = session.userId();
    if (userId === undefined) return;
    if (idleLock.isLocked()) {
      void overlayStack.clear();
      withServices(({ stop, forgetMemory }) => {
        stop();
        forgetMemory(userId);
      });
    } else {
      startServices();
      openLinkedOverlay();
    }
  });
}
