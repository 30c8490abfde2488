import { getSecretKey } from '../accounts/getSecretKey';
import type { CallOptions } from '../http/CallOptions';
import { apiConfig } from '../http/configureApi';
import type { SignedParts } from '../http/sign/SignStrategy';

/**
 * Signs a payment with a fresh secret of the session.
 *
 * @throws OfflineError | AnswerError | ContractError when the secret cannot be had
 */
export async function signPayment(
  parts: Omit<SignedParts, 'secretKey'>,
  options: CallOptions = {},
): Promise<string> {
  const secretKey = await getSecretKey({ signal: options.signal, onSlow: options.onSlow });
  return apiConfig().sign({ secretKey, ...parts });
}
