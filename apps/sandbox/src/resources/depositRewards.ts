import { depGet27Call, depGet28Call, depGetCall, depInfoCall } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { depositedSince } from '../deposits/depositedSince';
import { playerCall } from '../http/playerCall';
import { manilaToday } from '../kernel/manilaToday';
import { answerStep } from './depositRewards/answerStep';
import { claimLadderStep } from './depositRewards/claimLadderStep';
import { describeStep } from './depositRewards/describeStep';
import { firstTopUpStanding } from './depositRewards/firstTopUpStanding';
import { ladderStanding } from './depositRewards/ladderStanding';
import { lossBackStanding } from './depositRewards/lossBackStanding';
import { endOfRound } from './promotions/endOfRound';

/** Calls about what deposits earn beside their promotions. */
export const depositRewards = [
  playerCall(depInfoCall, async ({ operator: { database }, nowMs, session: { player } }) => {
    const steps = await ladderStanding(database, player.id, nowMs);
    const { startsAtMs } = manilaToday(nowMs);
    return {
      list: await Promise.all(steps.map((step) => describeStep(database, player.id, step))),
      DayDep: pesoFromMoney(await depositedSince(database, player.id, startsAtMs)),
      etime: endOfRound({ lasts: 'day' }, nowMs),
    };
  }),
  playerCall(depGetCall, claimLadderStep),
  playerCall(depGet27Call, answerStep(firstTopUpStanding)),
  playerCall(depGet28Call, answerStep(lossBackStanding)),
];
