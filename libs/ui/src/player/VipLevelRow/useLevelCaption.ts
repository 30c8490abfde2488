import { formatMoney, formatWholePesos, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

import type { VipLevelState } from './VipLevelState';

interface Missing {
  readonly deposits: Money;
  readonly turnover: Money;
}

/** The line under a level's name: its gift, or what it takes or still lacks to get there. */
export function useLevelCaption(gift: Money, state: VipLevelState): string {
  const text = useText();
  if (state.type !== 'locked') return text('vip.giftOf', { amount: `₱${formatMoney(gift)}` });
  if (state.missing !== undefined) return missingWords(state.missing, text);
  if (state.needed === undefined) return text('vip.byInvitation');
  return text('vip.needed', {
    deposits: `₱${formatWholePesos(state.needed.deposits)}`,
    turnover: `₱${formatWholePesos(state.needed.turnover)}`,
  });
}

/** What has come in full is not named. */
function missingWords(missing: Missing, text: TranslateText): string {
  const amounts = {
    deposits: `₱${formatMoney(missing.deposits)}`,
    turnover: `₱${formatMoney(missing.turnover)}`,
  };
  if (missing.turnover <= zeroMoney) return text('vip.missing.deposits', amounts);
  if (missing.deposits <= zeroMoney) return text('vip.missing.turnover', amounts);
  return text('vip.missing.both', amounts);
}
