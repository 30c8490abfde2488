import { fail, ok } from '@kislap/domain';
import { gameListing } from '../catalogue/gameListing';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../Operator';
import { findLaunch } from '../rounds/findLaunch';
import { playRound } from '../rounds/playRound';
import type { GameService, RoundRefusal } from './GameService';

/** Launches and rounds over the operator's ledger. */
export function createGameService(operator: Operator): GameService {
  return {
    async findLaunch(sid) {
      const found = await findLaunch(operator.database, sid, operator.clock.nowMs());
      const game = gameListing.find((listed) => listed.code === found?.gameCode);
      if (!found || !game) return undefined;
      const { minStake, maxStake, turnoverPercent } = game;
      return { ...found, minStake, maxStake, turnoverPercent };
    },
    async playRound(request) {
      try {
        return ok(await playRound(operator, request));
      } catch (error) {
        const refusal = error instanceof Refusal ? refusals.get(error.reason) : undefined;
        if (!refusal) throw error;
        return fail({ type: refusal });
      }
    },
  };
}

const refusals = new Map<string, RoundRefusal['type']>([
  ['notFound', 'unknownLaunch'],
  ['badParameter', 'stakeOutOfRange'],
  ['balanceTooLow', 'balanceTooLow'],
  ['ownLimitReached', 'ownLimitReached'],
  ['ownTimeUsedUp', 'ownTimeUsedUp'],
  ['accountSuspended', 'onBreak'],
  ['keyReused', 'keyReused'],
]);
