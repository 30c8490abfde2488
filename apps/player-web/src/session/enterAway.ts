import { awayAccessOf, awayKey, getPlayer } from '@kislap/api';
import type { AnswerError, Away, AwayAccess } from '@kislap/api';
import { answerCache } from './answerCache';
import { awayDevice } from './awayDevice';
import { leaveSession } from './logOut';
import { newAbsence } from './newAbsence';
import { session } from './session';

/**
 * Begins the session of somebody whose login was refused since they are away: it pays out, and does nothing else.
 *
 * @returns whether the operator opens one
 * @throws OfflineError | AnswerError | ContractError
 */
export async function enterAway(refusal: AnswerError): Promise<boolean> {
  const access = awayAccessOf(refusal);
  if (access === undefined) return false;
  const { userId } = await getPlayer({ token: access.payout });
  awayDevice.keep(userId, access);
  session.signIn({ token: access.payout, userId, isAway: true });
  return true;
}

/** The player has come back: the session that paid out does everything from now on, under the token that it has. */
export function comeBack(): void {
  beginAgain({});
}

/** Back from an exclusion, with its question not answered: there is nothing of the app but that, after a reload too. */
export function closeUntilAnswered(): void {
  if (!session.isAway()) beginAgain({ isAway: true });
}

/** A token that stays is no other session: this one ends on the device, and begins again at once. */
function beginAgain(how: { readonly isAway?: true }): void {
  const [token, userId] = [session.token(), session.userId()];
  if (token === undefined || userId === undefined) return;
  session.signOut();
  session.signIn({ token, userId, ...how });
}

/**
 * A break or an exclusion has begun, or is longer now, and has ended the session: the one that pays out takes its place.
 * Until when is told as the operator has just answered it, whatever was told before.
 */
export async function stayAway(access: AwayAccess | undefined): Promise<void> {
  const userId = session.userId();
  if (access === undefined || userId === undefined) return leaveSession('/');
  const { payout, ...away } = access;
  newAbsence.tell();
  session.signIn({ token: payout, userId, isAway: true });
  // Other tabs look anew when they hear of it, and have the new token by then.
  awayDevice.keep(userId, away);
  await answerCache.mutate()<Away>(awayKey(userId), away, { revalidate: false });
}
