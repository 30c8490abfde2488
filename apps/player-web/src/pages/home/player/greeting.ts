import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import type { MessageId } from '@kislap/i18n';

/** How to greet by the Manila clock: the morning ends at noon, the afternoon at six. */
export function greeting(now: EpochSeconds): MessageId {
  const hour = Number(formatManila(now).slice(11, 13));
  if (hour >= 5 && hour < 12) return 'home.morning';
  return hour >= 12 && hour < 18 ? 'home.afternoon' : 'home.evening';
}
