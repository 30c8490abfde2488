import type { PlayerCallContext } from '../../http/CallContext';
import { SessionEnded } from '../../http/SessionEnded';
import { Refusal } from '../../kernel/Refusal';
import { isEqualSecret } from '../../kernel/isEqualSecret';
import { sha256 } from '../../kernel/sha256';

/** The signed part of a payment form. */
export interface SignedForm {
  readonly amount: string;
  readonly userid: number;
  /** The very text that was posted. */
  readonly extra: string;
  readonly sign: string;
}

/**
 * Checks that a payment form is the session's own and was signed with its living key: lower-case hex SHA-256 of
 * key, amount, user id and extra in a row.
 *
 * @throws SessionEnded when the form is another player's, Refusal `badSign`
 */
export function checkSign({ session, nowMs }: PlayerCallContext, form: SignedForm): void {
  if (form.userid !== session.player.id) throw new SessionEnded();
  const { secretKey, secretExpiresAtMs } = session;
  const expected = sha256(`${secretKey}${form.amount}${form.userid}${form.extra}`);
  const isLiving = secretKey !== '' && secretExpiresAtMs > nowMs;
  if (!isLiving || !isEqualSecret(form.sign, expected)) throw new Refusal('badSign', { field: 'sign' });
}
