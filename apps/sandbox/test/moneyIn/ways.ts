import { moneyFromPeso } from '@kislap/domain';
import { activityType } from '../../src/catalogue/activityType';
import { transact } from '../../src/database/transact';
import { manilaDayMs, manilaToday } from '../../src/kernel/manilaDays';
import { waitForDraw } from '../../src/rules/fairness/roomChains';
import { lockPlayer } from '../../src/rules/players/player';
import { payReward } from '../../src/rules/rewards/payReward';
import { settleDue } from '../../src/rules/settleDue';
import { fillWallet, playAccountOf } from '../../src/rules/wallets/wallets';
import { makeCall } from '../everyCall/makeCall';
import { writeScenes } from '../everyCall/writeScenes';
import type { Stage } from '../everyCall/Stage';
import { controlOf } from '../support/controlOf';
import type { TestPlayer } from '../support/TestPlayer';

/** Somebody to whom money comes when `pay` is called. */
interface Scene {
  readonly device: TestPlayer;
  /** Refused or not: what counts is what has come. */
  readonly pay: () => Promise<unknown>;
}

/** What the gate asks of a way: nothing of what is own, for it is the player's already. */
export interface Way {
  readonly asked: 'deposit' | 'reward' | 'round' | 'own';
  /** How often the file uses what moves money, by its name: one more is a way more, to be tried as well. */
  readonly uses: Readonly<Record<string, number>>;
  /** By name, how money comes on this way; each is tried with somebody here and with somebody away. */
  readonly tries: Readonly<Record<string, (stage: Stage) => Promise<Scene>>>;
}

/** A call of the contract, in the scene in which it succeeds. */
const call = (name: string) => async (stage: Stage) => {
  const prepare = writeScenes[name];
  if (!prepare) throw new Error(`Nobody knows how ${name} comes to succeed`);
  const { device, fields } = await prepare(stage);
  return { device, pay: () => makeCall(device, name, fields) };
};

const calls = (uses: Way['uses'], ...names: readonly string[]): Way => ({
  asked: 'reward',
  uses,
  tries: Object.fromEntries(names.map((name) => [name, call(name)])),
});

const byConsole =
  (ask: (control: ReturnType<typeof controlOf>, userId: number) => Promise<unknown>) =>
  async (stage: Stage) => {
    const device = await stage.credited(100);
    return { device, pay: () => ask(controlOf(stage.operator), device.userId) };
  };

const ordered =
  (...states: readonly ('paid' | 'credited' | 'failed')[]) =>
  async (stage: Stage) => {
    const device = await stage.newcomer();
    const { orderid: orderId } = await device.deposit({ amount: '200' });
    const pay = async () => {
      for (const state of states) await controlOf(stage.operator)('order', { orderId, state });
      stage.operator.pass(5);
      await settleDue(stage.operator.operator);
    };
    return { device, pay };
  };

const welcome = async (stage: Stage) => {
  const device = await stage.newcomer();
  const { database, nowMs } = stage.operator;
  const reward = {
    playerId: device.userId,
    activityType: activityType.welcome,
    claimKey: 'of-the-test',
    nowMs,
  };
  const pay = () =>
    transact(database, (transaction) => payReward(transaction, { ...reward, amount: moneyFromPeso(8) }));
  return { device, pay };
};

const round = async (stage: Stage) => {
  const device = await stage.credited(100);
  const { data } = await device.call('launchGame', { gc: 'parol-nights' });
  const settle = () => ({ win: moneyFromPeso(500), detail: {} });
  const drawn = { sid: data.sid, key: 'of-the-test', stake: moneyFromPeso(10), choice: 'play', settle };
  return { device, pay: () => stage.operator.services.games.playRound(drawn) };
};

/** A ticket that is bought a moment before its draw: nobody who is away buys one, and what it wins is paid whoever is away. */
const ticket = async (stage: Stage) => {
  const device = await stage.credited(100);
  const { data } = await device.call('launchGame', { gc: 'gulong-live' });
  stage.operator.pass((waitForDraw(stage.operator.nowMs) - 50) / 1000);
  const settle = () => ({ win: moneyFromPeso(0), detail: {} });
  const bought = { sid: data.sid, key: 'of-the-test', stake: moneyFromPeso(10), choice: 'teal', settle };
  return { device, pay: () => stage.operator.services.games.playRound(bought) };
};

const studio = async (stage: Stage) => {
  const device = await stage.credited(100);
  const { database, nowMs } = stage.operator;
  const pay = () =>
    transact(database, async (transaction) => {
      const player = await lockPlayer(transaction, device.userId);
      const wallet = { player, account: playAccountOf(player.id, { studio: 'TRF' }), nowMs };
      return await fillWallet(transaction, wallet, stage.operator.operator.failpoints);
    });
  return { device, pay };
};

const launch = async (stage: Stage) => {
  const device = await stage.credited(100);
  return { device, pay: () => device.call('launchGame', { gc: 'bangka-bay' }) };
};

const betsOfYesterday = async (stage: Stage) => {
  const device = await stage.credited(1000);
  await stage.played(device, 1000, { daysAgo: 1 });
  const id = Number(manilaToday(stage.operator.nowMs - manilaDayMs).day.replaceAll('-', ''));
  return { device, pay: () => device.call('getTeamReward', { id }) };
};

const own = (uses: Way['uses']): Way => ({ asked: 'own', uses, tries: {} });

/** Each file of the operator that moves money to a player, and how the gate is tried on it. */
export const ways: Readonly<Record<string, Way>> = {
  'api/config/giftCards.ts': calls({ payReward: 1 }, 'getEventCard'),
  'api/config/redPackets.ts': calls({ payReward: 1 }, 'getRedPacker'),
  'api/events/checkIn.ts': calls({ payReward: 1 }, 'eventGetSign'),
  'api/events/eggs.ts': calls({ payReward: 1 }, 'getEventEgg'),
  'api/events/relief.ts': calls({ payReward: 1 }, 'getUserAlms'),
  'api/events/vip.ts': calls({ payReward: 2 }, 'getUserLvDay', 'getUserLv'),
  'api/games/games.ts': { asked: 'round', uses: { fillWallet: 1 }, tries: { launch } },
  'api/mail/mail.ts': calls({ payReward: 1 }, 'getAccessory'),
  'api/records/depositRewards.ts': calls({ payReward: 1 }, 'depGet', 'depGet27', 'depGet28'),
  'api/referral/betReward.ts': {
    asked: 'reward',
    uses: { payReward: 1 },
    tries: { getTeamReward: betsOfYesterday },
  },
  'api/referral/friendBonuses.ts': calls({ payRewards: 1 }, 'getShareDep'),
  'api/referral/rebate.ts': calls({ payReward: 1 }, 'receiveDayFlow'),
  'controls/testControls.ts': {
    asked: 'reward',
    uses: { postForPlayer: 1, recordRounds: 1 },
    tries: {
      credit: byConsole((control, userId) => control('credit', { userId, amount: 100 })),
      bets: byConsole((control, userId) => control('bets', { userId, count: 3 })),
    },
  },
  'rules/bonus/pot.ts': own({ postForPlayer: 1 }),
  'rules/deposits/creditDeposit.ts': {
    asked: 'deposit',
    uses: { postUnlessRefused: 1 },
    tries: { console: ordered('credited') },
  },
  'rules/deposits/returnDeposit.ts': own({ postForPlayer: 1 }),
  'rules/deposits/settleDeposit.ts': {
    asked: 'deposit',
    uses: { creditDeposit: 1 },
    tries: { sweeper: ordered('paid') },
  },
  'rules/deposits/takeLatePayment.ts': {
    asked: 'deposit',
    uses: { creditDeposit: 1 },
    tries: { late: ordered('failed', 'paid') },
  },
  'rules/draw/drawRound.ts': calls({ payReward: 1 }, 'getPdd'),
  'rules/players/welcome.ts': { asked: 'reward', uses: { payReward: 1 }, tries: { welcome } },
  'rules/referrals/payCommissions.ts': calls({ payRewards: 1 }, 'getTeamReward'),
  'rules/rewards/payReward.ts': {
    asked: 'reward',
    uses: { postForPlayer: 1, payReward: 2 },
    tries: { welcome },
  },
  'rules/rounds/playRound.ts': { asked: 'round', uses: { recordRounds: 1 }, tries: { round } },
  'rules/rounds/recordRounds.ts': {
    asked: 'round',
    uses: { postForPlayer: 1, recordRounds: 1 },
    tries: { round },
  },
  'rules/rounds/tickets.ts': { asked: 'round', uses: { postForPlayer: 2 }, tries: { ticket } },
  'rules/wallets/wallets.ts': { asked: 'round', uses: { postForPlayer: 2 }, tries: { studio } },
  'rules/withdrawals/endWithdrawal.ts': own({ postForPlayer: 1 }),
  'rules/withdrawals/payBack.ts': own({ postForPlayer: 1 }),
  'rules/withdrawals/requestWithdrawal.ts': own({ postForPlayer: 1 }),
};
