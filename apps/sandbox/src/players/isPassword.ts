import { timingSafeEqual } from 'node:crypto';
import { deriveKey } from './deriveKey';
import { passwordCost } from './passwordCost';

const unknownAccount = `scrypt$${passwordCost}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;

/**
 * Whether a password fits a stored hash. Without one (an unknown account) it works just as long and answers no,
 * so that the time does not tell which phones have accounts.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, cost, salt, key] = (stored ?? unknownAccount).split('$');
  const derived = await deriveKey(password, Buffer.from(salt ?? '', 'base64'), Number(cost));
  return (
    timingSafeEqual(derived, Buffer.from(key ?? '', 'base64')) && stored !== undefined && stored !== null
  );
}
