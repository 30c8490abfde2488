import { asOf } from './asOf';
import { timeOf } from './timeOf';
import { appAnswers } from './appAnswers';

/** Puts what earlier visits have left before a visitor who has come without a connection. */
export async function readOffline(): Promise<void> {
  await appAnswers?.restore();
  const at = appAnswers?.asOf();
  asOf.set(at === undefined ? undefined : timeOf(at));
}
