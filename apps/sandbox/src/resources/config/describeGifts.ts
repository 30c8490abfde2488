import type { DepositGift } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { depositGifts } from '../../catalogue/depositGifts';

/** The deposit promotions on the wire; a messy operator also sends one that is off and one that is broken. */
export function describeGifts(isMessy: boolean): DepositGift[] {
  const gifts = depositGifts.map(({ type, isActive, steps }) => {
    const content = steps.map(({ amount, ratePercent, dayNumber }) => ({
      amount: pesoFromMoney(amount),
      rate: ratePercent,
      dayNum: dayNumber,
    }));
    // Promotion 15 is one object on the wire, the others are lists.
    const activityContent = JSON.stringify(type === 15 ? content[0] : content);
    return {
      activity_type: type,
      activity_content: activityContent,
      status: isActive ? (1 as const) : (0 as const),
    };
  });
  if (!isMessy) return gifts;
  return [
    ...gifts,
    { activity_type: 19, activity_content: '[{"amount":100,"rate":500}]', status: 0 },
    { activity_type: 23, activity_content: '{"amount":', status: 1 },
  ];
}
