import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import type { MessageId } from '@kislap/i18n';

/** How to greet by the Manila clock: the morning ends at noon, the afternoon at six. After midnight it is no time of day. */
export function greeting(now: EpochSeconds): MessageId {
  const hour = Number(formatManila(now).slice(11, 13));
  if (hour < 5) return 'home.night';
  if (hour < 12) return 'home.morning';
  return hour < 18 ? 'home.afternoon' : 'home.evening';
}
