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
import { pesoFromMoney, purseTotal, scoreFromMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { guestCall, playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { luckDraw } from '../../catalogue/prizeDraws';
import type { Database } from '../../database/Database';
import { drawRound, drawSpin } from '../../database/tables/draw';
import { Refusal } from '../../kernel/Refusal';
import { readPurse } from '../../ledger/accounts';
import { latestRound, openRound, payGoal } from '../../rules/draw/drawRound';
import { openMystery, spinWheel } from '../../rules/draw/drawSpin';
import { lockPlayer } from '../../rules/players/player';
import {
  describeConfig,
  describeRound,
  describeSpin,
  drawRulesText,
  listFriends,
  listPayouts,
  listSpins,
} from './describeDraw';

const noRound = { logid: 0, am: 0, times: 0, etime: 0, state: 0, invites: 0 };

async function currentRound({ operator: { database }, nowMs, session: { player } }: PlayerCallContext) {
  const latest = await latestRound(database, player.id);
  return latest && (await describeRound(database, latest, nowMs));
}

/** Calls about the luck draw. */
export const drawCalls = [
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
  claimCall(pddInitCall, activityType.draw, async ({ once, nowMs, session: { player } }) =>
    once(pddInitCall.response, async (transaction) => {
      await lockPlayer(transaction, player.id);
      return await describeRound(transaction, await openRound(transaction, player.id, nowMs), nowMs);
    }),
  ),
  claimCall(pddNewCall, activityType.draw, spin),
  claimCall(getPddCall, activityType.draw, collect),
  playerCall(getLotteryLogListCall, async ({ operator, session: { player } }, { logId }) =>
    (await listSpins(operator.database, player.id, logId)).map(describeSpin),
  ),
  guestCall(pddPerListCall, ({ operator }) => listPayouts(operator.database)),
  playerCall(getSharePhoneCall, ({ operator, session: { player } }) =>
    listFriends(operator.database, player.id),
  ),
];

/** Uses one spin, once per idempotency key: a repeat tells the same prize again. */
async function spin({ once, operator, nowMs, session: { player } }: PlayerCallContext) {
  return await once(pddNewCall.response, async (transaction) => {
    await lockPlayer(transaction, player.id);
    const { spin: spun, round } = await spinWheel(transaction, player.id, { operator, nowMs });
    return { ...describeSpin(spun), user: await describeRound(transaction, round, nowMs) };
  });
}

/** Opens the mystery of the player's own spin, or pays out the goal of the player's own round. */
async function collect(context: PlayerCallContext, { logId }: { readonly logId: number }) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  return await context.once(getPddCall.response, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const spin = await ownSpin(transaction, playerId, logId);
    if (spin !== undefined) {
      const { amount, round } = await openMystery(transaction, spin, { operator, nowMs });
      const balance = purseTotal(await readPurse(transaction, playerId));
      const claim = { am: pesoFromMoney(amount), Score: scoreFromMoney(balance), needFlow: 0 };
      return { ...claim, user: await describeRound(transaction, round, nowMs) };
    }
    const row = await ownRound(transaction, playerId, logId);
    if (row === undefined) throw new Refusal('notEligible');
    const { claim, round } = await payGoal(transaction, row, { nowMs, failpoints: operator.failpoints });
    return { ...claim, user: await describeRound(transaction, round, nowMs) };
  });
}

async function ownSpin(transaction: Database, playerId: number, id: number) {
  const [spin] = await transaction
    .select()
    .from(drawSpin)
    .where(and(eq(drawSpin.id, id), eq(drawSpin.playerId, playerId)));
  return spin;
}

async function ownRound(transaction: Database, playerId: number, id: number) {
  const [round] = await transaction
    .select()
    .from(drawRound)
    .where(and(eq(drawRound.id, id), eq(drawRound.playerId, playerId)));
  return round;
}
