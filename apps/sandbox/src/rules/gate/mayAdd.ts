import type { Money } from '@kislap/domain';
import type { Database } from '../../database/Database';
import { Refusal } from '../../kernel/Refusal';
import { findLimitHit, type PlayLimitRow } from '../limits/moneyLimits';
import { refusalWhileIncomplete } from '../players/accountNeed';
import { refusalWhileAway } from '../players/away';
import type { LockedPlayer } from '../players/player';

/**
 * Why money would come to a player. `order`: a deposit is asked for. `deposit`: a payment has arrived. `reward`: a gift
 * of any kind, the operator's too. `round`: a stake and its result. `own`: what is the player's already, such as a
 * withdrawal that failed or money in a studio's wallet.
 */
export type Addition = 'order' | 'deposit' | 'reward' | 'round' | 'own';

/** Money that would come to a player. */
interface MoneyIn {
  readonly kind: Addition;
  readonly amount: Money;
  readonly nowMs: number;
  /** The player's own limits, when they were read before. */
  readonly limits?: readonly PlayLimitRow[] | undefined;
}

/**
 * The gate for money in. A player who is away or has closed the account gets nothing but what is own; an order and a
 * payment also have to fit the player's own deposit limits, each at its own instant, and an order needs a complete
 * account.
 *
 * @param player locked, so that nothing it looks at changes before the money is there
 * @returns why not; undefined when it may
 */
export async function mayAdd(
  transaction: Database,
  player: LockedPlayer,
  { kind, amount, nowMs, limits }: MoneyIn,
): Promise<Refusal | undefined> {
  if (kind === 'own') return undefined;
  if (player.closedAtMs > 0) return new Refusal('accountClosed', { until: 0 });
  const away = refusalWhileAway(player, nowMs);
  if (away !== undefined || kind === 'reward' || kind === 'round') return away;
  const incomplete = kind === 'order' ? refusalWhileIncomplete(player) : undefined;
  if (incomplete !== undefined) return incomplete;
  const act = { playerId: player.id, kind: 'dep', amount, nowMs } as const;
  return await findLimitHit(transaction, { ...act, countsOpen: kind === 'order' }, limits);
}
