import { type Money, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { gameListing } from '../catalogue/gameListing';
import { payMethods } from '../catalogue/payMethods';
import { sandboxProtection } from '../catalogue/sandboxOperator';
import type { Database } from '../database/Database';
import { deposit, withdrawal } from '../database/tables/payments';
import { manilaDayMs } from '../kernel/manilaDays';
import { sha256 } from '../kernel/secrets';
import { creditDeposit } from '../rules/deposits/creditDeposit';
import { placeDeposit } from '../rules/deposits/placeDeposit';
import { planDeposit } from '../rules/deposits/planDeposit';
import { countPlay, spansOf } from '../rules/limits/playSession';
import { withdrawalTimes } from '../rules/orders/orderTimes';
import { lockPlayer } from '../rules/players/player';
import { recordRounds } from '../rules/rounds/recordRounds';
import { endWithdrawal } from '../rules/withdrawals/endWithdrawal';
import { requestWithdrawal } from '../rules/withdrawals/requestWithdrawal';

const minuteMs = 60_000;

/**
 * Lives through a seed player's past by the operator's own rules, so that every number it leaves behind (balance,
 * turnover, VIP level, records) is earned and agrees with the ledger.
 */
export class PastPlayer {
  #rounds = 0;

  constructor(
    private readonly transaction: Database,
    private readonly playerId: number,
  ) {}

  async deposit(
    request: {
      readonly pesos: number;
      readonly promotion?: number;
      /** Whether it was paid; left out it was. */
      readonly isPaid?: boolean;
      /** Whether it waits for its payment still. */
      readonly isOpen?: boolean;
    },
    nowMs: number,
  ): Promise<void> {
    const owner = await lockPlayer(this.transaction, this.playerId);
    const planned = planDeposit(
      {
        mode: 'gcash',
        channelCode: 'gc1',
        amount: moneyFromPeso(request.pesos),
        promotion: request.promotion ?? 0,
        takesAward: false,
        bankCode: '',
        accountName: '',
      },
      owner,
      { methods: payMethods, protection: sandboxProtection },
    );
    const { orderId } = await placeDeposit(this.transaction, planned, {
      playerId: this.playerId,
      nowMs,
      requestKey: null,
    });
    if (request.isOpen === true) return;
    if (request.isPaid === false) {
      await this.transaction
        .update(deposit)
        .set({ status: 2, settledAtMs: nowMs })
        .where(eq(deposit.orderId, orderId));
      return;
    }
    const [order] = await this.transaction.select().from(deposit).where(eq(deposit.orderId, orderId));
    if (order) await creditDeposit(this.transaction, order, { owner, nowMs });
  }

  /** Plays one round after the other, a minute apart. */
  async bet(
    rounds: readonly { readonly stake: Money; readonly win: Money }[],
    startMs: number,
  ): Promise<void> {
    const game = gameListing.find(({ code }) => code === 'jeepney-jackpot');
    if (!game) throw new Error('There is no game to play');
    const player = await lockPlayer(this.transaction, this.playerId);
    const drawn = rounds.map(({ stake, win }, index) => {
      this.#rounds += 1;
      const roundId = sha256(`seed:${this.playerId}:${this.#rounds}`);
      return { roundId, game, stake, win, detail: null, nowMs: startMs + index * minuteMs };
    });
    await recordRounds(this.transaction, { player, rounds: drawn });
    await countPlay(this.transaction, this.playerId, spansOf(startMs, startMs + rounds.length * minuteMs));
  }

  async withdraw(
    request: {
      readonly pesos: number;
      readonly mode: string;
      readonly bankCode: string;
      readonly accountNo: string;
    },
    nowMs: number,
  ): Promise<void> {
    const { pesos, ...bank } = request;
    const orderId = await requestWithdrawal(
      this.transaction,
      { ...bank, amount: moneyFromPeso(pesos), accountName: 'Juan Dela Cruz' },
      { playerId: this.playerId, requestHash: '', requestKey: null, nowMs },
    );
    const [pending] = await this.transaction.select().from(withdrawal).where(eq(withdrawal.orderId, orderId));
    if (!pending) return;
    const owner = await lockPlayer(this.transaction, this.playerId);
    await endWithdrawal(this.transaction, pending, { owner, nowMs: nowMs + withdrawalTimes.pendingMs });
  }
}

const stake = moneyFromPeso(3_500);

const doubled = moneyFromPeso(7_000);

const banks = [
  { mode: 'gcash', bankCode: 'GCash', accountNo: '09170000003' },
  { mode: 'maya', bankCode: 'Maya', accountNo: '09170000033' },
  { mode: 'banktransfer', bankCode: 'BDO', accountNo: '004512345678' },
] as const;

const rejecting = { mode: 'banktransfer', bankCode: 'BPI', accountNo: '0091234513' } as const;

/**
 * Two months of a large player: 40 credited and 25 failed deposits, 300 bets (which earn VIP 5), 50 withdrawals of
 * which 10 were rejected.
 */
export async function playWhaleHistory(
  transaction: Database,
  playerId: number,
  nowMs: number,
): Promise<void> {
  const past = new PastPlayer(transaction, playerId);
  for (let visit = 0; visit < 40; visit += 1) {
    const start = nowMs - Math.round((60 - visit * 1.4) * manilaDayMs);
    if (visit < 25) await past.deposit({ pesos: 2_000, isPaid: false }, start);
    await past.deposit({ pesos: 6_000 }, start + minuteMs);
    const rounds = visit % 2 === 0 ? 8 : 7;
    await past.bet(
      Array.from({ length: rounds }, (_, round) => ({ stake, win: round % 2 === 0 ? doubled : zeroMoney })),
      start + 2 * minuteMs,
    );
    const bank = banks[visit % banks.length] ?? rejecting;
    await past.withdraw({ pesos: 2_000, ...bank }, start + 20 * minuteMs);
    if (visit % 4 === 0) await past.withdraw({ pesos: 500, ...rejecting }, start + 30 * minuteMs);
  }
}

const hourMs = 3_600_000;

const regularStake = moneyFromPeso(450);

const regularDoubled = moneyFromPeso(900);

const lastStake = moneyFromPeso('376.55');

const lastWin = moneyFromPeso('11122.228');

/**
 * Two deposits, VIP 2, 123.45 of turnover to go and a balance of 12,345.678 pesos: the first deposit was bet many
 * times over, the second came with the happy gift, and the last bet won.
 */
export async function playRegularHistory(
  transaction: Database,
  playerId: number,
  nowMs: number,
): Promise<void> {
  const past = new PastPlayer(transaction, playerId);
  const start = nowMs - 48 * hourMs;
  await past.deposit({ pesos: 1_500 }, start);
  await past.bet(
    Array.from({ length: 20 }, (_, round) => ({
      stake: regularStake,
      win: round % 2 === 0 ? zeroMoney : regularDoubled,
    })),
    start + minuteMs,
  );
  const second = nowMs - 24 * hourMs;
  await past.deposit({ pesos: 1_000, promotion: 15 }, second);
  await past.bet(
    [
      { stake: moneyFromPeso(500), win: zeroMoney },
      { stake: moneyFromPeso(500), win: zeroMoney },
      { stake: lastStake, win: lastWin },
    ],
    second + minuteMs,
  );
}
