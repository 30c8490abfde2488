import {
  getLotteryLogListCall,
  getPddCall,
  getPddConfigInfoCall,
  getPddInfoCall,
  getSharePhoneCall,
  getUserPddInfoCall,
  pddInitCall,
  pddNewCall,
  pddPerListCall,
} from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { luckDraw } from '../catalogue/luckDraw';
import { describeConfig } from '../draw/describeConfig';
import { describeRound } from '../draw/describeRound';
import { describeSpin } from '../draw/describeSpin';
import { drawRulesText } from '../draw/drawRulesText';
import { latestRound } from '../draw/latestRound';
import { listFriends } from '../draw/listFriends';
import { listPayouts } from '../draw/listPayouts';
import { listSpins } from '../draw/listSpins';
import { openRound } from '../draw/openRound';
import type { PlayerCallContext } from '../http/CallContext';
import { guestCall } from '../http/guestCall';
import { playerCall } from '../http/playerCall';
import { lockPlayer } from '../players/lockPlayer';
import { collect } from './draw/collect';
import { spin } from './draw/spin';

const noRound = { logid: 0, am: 0, times: 0, etime: 0, state: 0, invites: 0 };

async function currentRound({ operator: { database }, nowMs, session: { player } }: PlayerCallContext) {
  const latest = await latestRound(database, player.id);
  return latest && (await describeRound(database, latest, nowMs));
}

/** Calls about the luck draw. */
export const draw = [
  guestCall(getPddConfigInfoCall, () => describeConfig()),
  playerCall(getUserPddInfoCall, async (context) => {
    const round = await currentRound(context);
    return round === undefined ? [] : [round];
  }),
  playerCall(getPddInfoCall, async (context) => {
    const goal = pesoFromMoney(luckDraw.rules.goal);
    const round = (await currentRound(context)) ?? { ...noRound, goal };
    return { ...round, rules: drawRulesText(context.locale), helpers: round.invites };
  }),
  playerCall(pddInitCall, async ({ once, nowMs, session: { player } }) =>
    once(pddInitCall.response, async (transaction) => {
      await lockPlayer(transaction, player.id);
      return await describeRound(transaction, await openRound(transaction, player.id, nowMs), nowMs);
    }),
  ),
  playerCall(pddNewCall, spin),
  playerCall(getPddCall, collect),
  playerCall(getLotteryLogListCall, async ({ operator, session: { player } }, { logId }) =>
    (await listSpins(operator.database, player.id, logId)).map(describeSpin),
  ),
  guestCall(pddPerListCall, ({ operator }) => listPayouts(operator.database)),
  playerCall(getSharePhoneCall, ({ operator, session: { player } }) =>
    listFriends(operator.database, player.id),
  ),
];
