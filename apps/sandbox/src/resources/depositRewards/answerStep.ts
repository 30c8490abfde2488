import type { Flag } from '@kislap/api/contract';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import type { PlayerCallContext } from '../../http/CallContext';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { describeStep } from './describeStep';
import { payStep } from './payStep';
import type { RewardStanding } from './RewardStanding';

type FindStanding = (database: Database, playerId: number, nowMs: number) => Promise<RewardStanding>;

const claimed = v.object({
  ...claimAnswer,
  lv: v.number(),
  need: v.number(),
  have: v.number(),
  state: v.picklist([0, 1, 2]),
  etime: v.number(),
});

/** Answers a deposit reward of one step: looked at with `isGet` 0, claimed with 1. */
export function answerStep(find: FindStanding) {
  return async (context: PlayerCallContext, { isGet }: { readonly isGet: Flag }) => {
    const { operator, nowMs, session } = context;
    const playerId = session.player.id;
    if (isGet === 0) return { ...(await look(operator.database)), Score: undefined, needFlow: undefined };
    return await context.once(claimed, async (transaction) => {
      await lockPlayer(transaction, playerId);
      const paid = await payStep(transaction, context, await find(transaction, playerId, nowMs));
      return { ...(await look(transaction)), ...paid };
    });

    async function look(database: Database) {
      const standing = await find(database, playerId, nowMs);
      return { ...(await describeStep(database, playerId, standing)), etime: standing.endsAt };
    }
  };
}
