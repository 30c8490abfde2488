import { assertNever, formatMoney } from '@kislap/domain';
import type { CheckInShortfall } from '@kislap/domain';
import type { Message } from '../provider/Message';

/**
 * What a player still has to do before a check-in reward can be taken.
 *
 * @throws RangeError for a reason that has no words
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * checkInMessage({ type: 'vip', level: 2 }); // => { id: 'sign.tipVip', values: { n: 2 } }
 * const shortfall = { type: 'dayDeposit', missing: moneyFromPeso(60) } as const;
 * checkInMessage(shortfall); // => { id: 'sign.tipDay', values: { x: '60.00' } }
 */
export function checkInMessage(shortfall: CheckInShortfall): Message {
  switch (shortfall.type) {
    case 'vip':
      return { id: 'sign.tipVip', values: { n: shortfall.level } };
    case 'totalDeposit':
      return { id: 'sign.tipAll', values: { x: formatMoney(shortfall.missing) } };
    case 'dayDeposit':
      return { id: 'sign.tipDay', values: { x: formatMoney(shortfall.missing) } };
    case 'dayTurnover':
      return { id: 'sign.tipFlow', values: { x: formatMoney(shortfall.missing) } };
    case 'selectedPlayers':
      return { id: 'sign.tipOrder' };
    default:
      return assertNever(shortfall);
  }
}
