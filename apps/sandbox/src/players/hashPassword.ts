import { randomBytes } from 'node:crypto';
import { deriveKey } from './deriveKey';
import { passwordCost } from './passwordCost';

/** The scrypt hash of a password with its own salt and cost: `scrypt$16384$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, passwordCost);
  return `scrypt$${passwordCost}$${salt.toString('base64')}$${key.toString('base64')}`;
}
