import { newIdempotencyKey } from '@kislap/api';
import { deviceStorage } from '../device/storage/deviceStorage';
import { isOutcomeUnknown } from './isOutcomeUnknown';

/** How long a write whose outcome is not known is sent again under its first key, in milliseconds. */
const KEPT_MS = 3_600_000;

interface SentIntent {
  readonly intent: string;
  readonly key: string;
  /** When it was sent first, in epoch milliseconds of the device's clock. */
  readonly at: number;
}

const collection = (userId: number) => ({ prefix: `intent:${userId}:`, parse: parseIntent });
const storedAt = (userId: number, intent: string) => ({
  name: `${collection(userId).prefix}${intent}`,
  parse: parseIntent,
});

const isFresh = ({ at }: SentIntent): boolean => at <= Date.now() && Date.now() - at < KEPT_MS;

/**
 * Sends a write under its own key, stored before the first try, so that it outlives the screen and a reload. While the
 * outcome is unknown, the same intent of the same player reuses it.
 *
 * @param intent names what is wanted, such as `vip:3`
 * @throws whatever `send` throws
 */
export async function sendOnce<Answer>(
  userId: number,
  intent: string,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const stored = storedAt(userId, intent);
  try {
    const answer = await send(keyOf(userId, intent));
    deviceStorage.remove(stored);
    return answer;
  } catch (error) {
    if (!isOutcomeUnknown(error)) deviceStorage.remove(stored);
    throw error;
  }
}

/** The key of the first try, or a new one. */
function keyOf(userId: number, intent: string): string {
  const known = deviceStorage.read(storedAt(userId, intent));
  if (known !== undefined && isFresh(known)) return known.key;
  for (const old of deviceStorage.readAll(collection(userId))) {
    if (!isFresh(old)) deviceStorage.remove(storedAt(userId, old.intent));
  }
  const key = newIdempotencyKey();
  deviceStorage.write(storedAt(userId, intent), { intent, key, at: Date.now() });
  return key;
}

function parseIntent(stored: unknown): SentIntent | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { intent, key, at }: Readonly<Record<string, unknown>> = { ...stored };
  if (typeof intent !== 'string' || typeof key !== 'string' || typeof at !== 'number') return undefined;
  return { intent, key, at };
}
