import { pesoText } from '@kislap/domain';
import type { CheckInBlade } from '@kislap/domain';
import type { Message, MessageId } from '@kislap/i18n';

const messages = {
  claimed: 'sign.bladeClaimed',
  repairable: 'sign.bladeRepairable',
  missed: 'sign.bladeMissed',
  upcoming: 'sign.bladeUpcoming',
} as const satisfies Record<Exclude<CheckInBlade['state'], 'today'>, MessageId>;

/** A blade in words: its day, its prize and what can be done with it. */
export function bladeMessage({ day, reward, state }: CheckInBlade, isReady: boolean): Message {
  const id = state !== 'today' ? messages[state] : isReady ? 'sign.bladeReady' : 'sign.bladeToday';
  return { id, values: { n: day, x: pesoText(reward.prize) } };
}
