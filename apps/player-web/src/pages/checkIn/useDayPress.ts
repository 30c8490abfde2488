import { pesoText } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import type { CheckInWeek } from './CheckInWeek';
import type { useCheckInActions } from './useCheckInActions';

const messages = {
  claimed: 'sign.bladeClaimed',
  today: 'sign.bladeToday',
  repairable: 'sign.bladeRepairable',
  missed: 'sign.bladeMissed',
  upcoming: 'sign.bladeUpcoming',
} as const satisfies Record<string, MessageId>;

/** What a press on a day does: take it, repair it, or tell what it is. */
export function useDayPress(
  week: CheckInWeek | undefined,
  { checkIn, repair, isClaiming }: ReturnType<typeof useCheckInActions>,
): (day: number) => void {
  const text = useText();
  return (day) => {
    const blade = week?.blades.find((one) => one.day === day);
    if (week === undefined || blade === undefined || isClaiming) return;
    const { offer } = week;
    if (offer.type === 'repair' && offer.day.day === day) return repair(offer.day);
    if (offer.type === 'checkIn' && offer.isReady && offer.day.day === day) return checkIn();
    const values = { n: day, x: pesoText(blade.reward.prize) };
    toast({ kind: 'notice', title: text(messages[blade.state], values) });
  };
}
