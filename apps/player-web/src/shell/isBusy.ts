import { ownOrders } from '../features/orders/orders';
import { overlayStack } from '../navigation/overlays/overlayStack';
import { session } from '../session/session';
import { dirtyFormCount } from '../navigation/dirtyForms';

/** Whether a reload would take something away: a game or another overlay, a half-filled form, a payment waited for. */
export function isBusy(): boolean {
  const userId = session.userId();
  const isPaying = userId !== undefined && ownOrders.list(userId).length > 0;
  return isPaying || dirtyFormCount() > 0 || overlayStack.snapshot().length > 0;
}
