import { subtractMoney, zeroMoney } from '@kislap/domain';
import { accountIds } from '../ledger/accountIds';
import type { Movement } from '../ledger/Movement';
import type { DrawnRound } from './DrawnRound';

/** A round's stake to the house and its win back, as one movement: the stake must be covered before any win. */
export function roundMovement(playerAccount: string, round: DrawnRound): Movement {
  const entries = [
    { account: playerAccount, amount: subtractMoney(zeroMoney, round.stake) },
    { account: accountIds.gaming, amount: round.stake },
    { account: accountIds.gaming, amount: subtractMoney(zeroMoney, round.win) },
    { account: playerAccount, amount: round.win },
  ];
  return {
    kind: 'bet',
    scope: 'bet',
    key: round.roundId,
    requestHash: '',
    atMs: round.nowMs,
    entries: round.win > zeroMoney ? entries : entries.slice(0, 2),
  };
}
