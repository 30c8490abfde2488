import type { TabNews } from './TabNews';

const isCount = (read: unknown): read is number => typeof read === 'number' && Number.isSafeInteger(read);

/** Reads what another tab has told; it may run another build. */
export function parseTabNews(read: unknown): TabNews | undefined {
  if (typeof read !== 'object' || read === null || !('type' in read)) return undefined;
  if (read.type === 'session' || read.type === 'language') return { type: read.type };
  if (read.type !== 'balance' || !('userId' in read) || !('balance' in read)) return undefined;
  const { userId, balance } = read;
  return isCount(userId) && isCount(balance) ? { type: 'balance', userId, balance } : undefined;
}
