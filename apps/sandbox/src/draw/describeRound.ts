import type { UserDraw } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import { countSpins } from './countSpins';
import type { DrawRoundRow } from './DrawRoundRow';
import { drawStateCode } from './drawStateCode';
import { roundAt } from './roundAt';

const sum = (counts: { readonly free: number; readonly invite: number; readonly deposit: number }) =>
  counts.free + counts.invite + counts.deposit;

/** A round on the wire, as it stands now. Only a running one has spins. */
export async function describeRound(database: Database, row: DrawRoundRow, nowMs: number): Promise<UserDraw> {
  const { collected, goal, endsAt, state } = roundAt(row, nowMs);
  const { earned, used, friends } = await countSpins(database, row);
  return {
    logid: row.id,
    am: pesoFromMoney(collected),
    goal: pesoFromMoney(goal),
    times: state === 'running' ? Math.max(0, sum(earned) - sum(used)) : 0,
    etime: endsAt,
    state: drawStateCode[state],
    invites: friends,
  };
}
