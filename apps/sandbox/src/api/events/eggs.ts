import { eventEggInfoCall, getEventEggCall } from '@kislap/api/contract';
import { addMoney, type Money, pesoFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { egg, type EggPrizeRule } from '../../catalogue/prizeDraws';
import type { Database } from '../../database/Database';
import { Refusal } from '../../kernel/Refusal';
import { manilaPeriod, manilaToday } from '../../kernel/manilaDays';
import { depositedSince } from '../../rules/deposits/pastDeposits';
import { drawPrize } from '../../rules/fairness/drawPrize';
import { lockPlayer } from '../../rules/players/player';
import { timesToday } from '../../rules/rewards/pastRewards';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

/** Calls about the golden eggs. */
export const eggCalls = [
  playerCall(eventEggInfoCall, describeEggs),
  claimCall(getEventEggCall, activityType.egg, smashEgg),
];

/** The player's eggs of today, and what may be in them. */
async function describeEggs({ operator, session, nowMs }: PlayerCallContext) {
  const { left, deposited, needed } = await eggsOf(operator.database, session.player.id, nowMs);
  return {
    times: left,
    max: egg.eggsPerDay,
    next: manilaPeriod(nowMs, 'day').endsAtMs / 1000,
    need: { day_depAmt: pesoFromMoney(needed), have: pesoFromMoney(deposited) },
    prizes: egg.prizes.map(({ prizeType, amount, perMille }) => ({
      prize_type: prizeType,
      am: pesoFromMoney(amount),
      odds: perMille / 10,
    })),
  };
}

const smashed = v.object({ ...claimAnswer, prize_type: v.number(), times: v.number() });

/** Smashes one of the player's eggs. Which place was tapped is not even read. */
async function smashEgg(context: PlayerCallContext) {
  const { operator, session, nowMs } = context;
  return await context.once(smashed, async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    const eggs = await eggsOf(transaction, player.id, nowMs);
    if (eggs.left === 0) throw noEgg(eggs);
    const { prizeType, amount } = eggAt(
      await drawPrize(transaction, { playerId: player.id, gameCode: 'egg', nowMs, operator }, whole),
    );
    const reward = {
      playerId: player.id,
      activityType: activityType.egg,
      claimKey: `${manilaToday(nowMs).day}:${eggs.smashed + 1}`,
      amount,
      prizeType,
      nowMs,
    };
    const given = await payReward(transaction, reward, operator.failpoints);
    return { ...given, prize_type: prizeType, times: eggs.left - 1 };
  });
}

/** A player's eggs of a day. */
interface EggsToday {
  readonly smashed: number;
  readonly left: number;
  readonly deposited: Money;
  /** What today's deposits have to come to for one egg more; what they had to for the last when there is none. */
  readonly needed: Money;
}

function noEgg({ smashed: used, needed, deposited }: EggsToday): Refusal {
  if (used >= egg.eggsPerDay) return new Refusal('ended');
  return new Refusal('noEgg', { need: pesoFromMoney(subtractMoney(needed, deposited)) });
}

/** Counts a player's eggs of the Manila day: each needs its own deposit of today. */
async function eggsOf(database: Database, playerId: number, nowMs: number): Promise<EggsToday> {
  const smashed = await timesToday(database, playerId, { activityType: activityType.egg, nowMs });
  const deposited = await depositedSince(database, playerId, manilaToday(nowMs).startsAtMs);
  const earned = neededForEggs.filter((needed) => deposited >= needed).length;
  const needed = neededForEggs[earned] ?? neededForEggs.at(-1) ?? zeroMoney;
  return { smashed, left: Math.max(0, earned - smashed), deposited, needed };
}

/** What has to be deposited on a day for its first, second, third egg. */
const neededForEggs: readonly Money[] = Array.from({ length: egg.eggsPerDay }, (_, index) =>
  Array.from({ length: index + 1 }, () => egg.depositPerEgg).reduce(addMoney, zeroMoney),
);

const whole = egg.prizes.reduce((sum, { perMille }) => sum + perMille, 0);

/** What is in an egg, by the published odds alone. */
function eggAt(number: number): EggPrizeRule {
  let drawn = number;
  for (const prize of egg.prizes) {
    if (drawn < prize.perMille) return prize;
    drawn -= prize.perMille;
  }
  throw new Error('The odds of an egg do not come to the whole');
}
