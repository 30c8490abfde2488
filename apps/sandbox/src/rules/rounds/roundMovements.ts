import type { Purse } from '@kislap/domain';
import { accountIds } from '../../ledger/accounts';
import type { Movement } from '../../ledger/post';
import { entriesOf, type Transfer } from '../../ledger/transfers';

/** What of a round moves, and by whose money. */
interface RoundMoney {
  readonly playerId: number;
  readonly roundId: string;
  readonly purse: Purse;
  readonly nowMs: number;
}

/** A round's stake to the house and its win back, as one movement: the stake must be covered before any win. */
export function roundMovement(
  { playerId, roundId, purse: staked, nowMs }: RoundMoney,
  { playerAccount, won }: { readonly playerAccount: string; readonly won: Purse },
): Movement {
  const house = accountIds.gaming(playerId);
  const pot = accountIds.bonus(playerId);
  const transfers = [
    { from: playerAccount, to: house, amount: staked.own },
    { from: pot, to: house, amount: staked.bonus },
    { from: house, to: playerAccount, amount: won.own },
    { from: house, to: pot, amount: won.bonus },
  ];
  return movementOf('bet', { roundId, nowMs, transfers });
}

/** The stake of a ticket, from the balance to the house. */
export function stakeMovement({ playerId, roundId, purse, nowMs }: RoundMoney): Movement {
  const house = accountIds.gaming(playerId);
  const transfers = [
    { from: accountIds.cash(playerId), to: house, amount: purse.own },
    { from: accountIds.bonus(playerId), to: house, amount: purse.bonus },
  ];
  return movementOf('bet', { roundId, nowMs, transfers });
}

/** The win of a ticket, from the house to the balance. */
export function winMovement({ playerId, roundId, purse, nowMs }: RoundMoney): Movement {
  const house = accountIds.gaming(playerId);
  const transfers = [
    { from: house, to: accountIds.cash(playerId), amount: purse.own },
    { from: house, to: accountIds.bonus(playerId), amount: purse.bonus },
  ];
  return movementOf('win', { roundId, nowMs, transfers });
}

interface Transfers {
  readonly roundId: string;
  readonly nowMs: number;
  readonly transfers: readonly Transfer[];
}

/** At most one of each kind for a round. */
function movementOf(kind: 'bet' | 'win', { roundId, nowMs, transfers }: Transfers): Movement {
  return {
    kind,
    scope: kind,
    key: roundId,
    requestHash: '',
    atMs: nowMs,
    entries: entriesOf(transfers),
  };
}
