import { formatMoney, formatWholePesos } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import type { VipLevelState } from './VipLevelState';

/** The line under a level's name: its gift, or what it takes to get there. */
export function useLevelCaption(gift: Money, state: VipLevelState): string {
  const text = useText();
  if (state.type !== 'locked') return text('vip.giftOf', { amount: `₱${formatMoney(gift)}` });
  if (state.needed === undefined) return text('vip.byInvitation');
  return text('vip.needed', {
    deposits: `₱${formatWholePesos(state.needed.deposits)}`,
    turnover: `₱${formatWholePesos(state.needed.turnover)}`,
  });
}
