import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';

/** Pauses before the attempts after the first, in milliseconds. */
const pausesMs = [3000, 10_000, 30_000] as const;

/**
 * Brings the money of a closed game home. Only a failure is told, once; it is tried again by itself, and a money
 * movement that is asked for twice happens once.
 *
 * @param refresh rejects while the money is not home
 */
export async function bringBalanceHome(refresh: () => Promise<void>, text: TranslateText): Promise<void> {
  if (await succeeds(refresh)) return;
  const late = toast({ kind: 'notice', title: text('game.balanceLate') });
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (await succeeds(refresh)) return late.dismiss();
  }
}

async function succeeds(refresh: () => Promise<void>): Promise<boolean> {
  try {
    await refresh();
    return true;
  } catch {
    return false;
  }
}
