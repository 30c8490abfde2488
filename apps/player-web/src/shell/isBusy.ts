import { overlayStack } from '../overlays/overlayStack';
import { session } from '../session/session';
import { deviceStorage } from '../storage/deviceStorage';
import { accountKeys } from '../storage/accountKeys';
import { dirtyFormCount } from './dirtyForms';

/** Whether a reload would take something away: a game or another overlay, a half-filled form, a payment waited for. */
export function isBusy(): boolean {
  const userId = session.userId();
  const isPaying =
    userId !== undefined && deviceStorage.read(accountKeys.awaitedDeposit(userId)) !== undefined;
  return isPaying || dirtyFormCount() > 0 || overlayStack.snapshot().length > 0;
}
