import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Scrypt's N with r = 8 and p = 1, as OWASP asks for: 128 MB and about half a second. */
export const usualPasswordCost = 131_072;

const asked = Number(process.env['SANDBOX_PASSWORD_COST'] ?? usualPasswordCost);

if (!Number.isInteger(Math.log2(asked)) || asked < 2) {
  throw new Error('SANDBOX_PASSWORD_COST is scrypt’s N: a power of two, such as 131072.');
}

/**
 * How dear a new password's hash is (scrypt's N). The operator's own tests, which log in a thousand times, say less.
 */
export const passwordCost = asked;

/** The scrypt hash of a password with its own salt and cost: `scrypt$131072$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, passwordCost);
  return `scrypt$${passwordCost}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** How dear a stored hash was (scrypt's N). */
export function costOfHash(stored: string): number {
  return Number(stored.split('$')[1]);
}

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

/** What a password was found to be. */
interface Proof {
  readonly isRight: boolean;
  /** The hash to keep from now on, when the stored one is cheaper than new ones are. */
  readonly newHash?: string;
}

/**
 * Checks a password, and makes a new hash when the stored one is cheaper than `passwordCost`. Takes as long for a
 * wrong password or an unknown account.
 */
export async function verifyAndRehash(password: string, stored: string | null | undefined): Promise<Proof> {
  const isRight = await isPassword(password, stored);
  if (!stored || costOfHash(stored) >= passwordCost) return { isRight };
  const newHash = await hashPassword(password);
  return isRight ? { isRight, newHash } : { isRight };
}

const keyLength = 32;
const blockSize = 8;
/** Each takes 128 MB at the usual cost: more at once would fill a small machine, and its threads do files as well. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** The scrypt key of a password. Runs beside the event loop: it takes hundreds of milliseconds on purpose. */
export async function deriveKey(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await derive(password, salt, cost);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  // Node's own limit of 32 MB is less than the usual cost needs: 128 bytes × N × r, and a little.
  const options = { N: cost, r: blockSize, p: 1, maxmem: 128 * blockSize * (cost + 1024) };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
