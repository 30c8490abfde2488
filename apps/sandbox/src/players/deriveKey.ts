import { scrypt } from 'node:crypto';

const keyLength = 32;

/** The scrypt key of a password. Runs beside the event loop: it takes tens of milliseconds on purpose. */
export function deriveKey(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
