import { type Money, moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { gameListing } from '../catalogue/gameListing';
import { payMethods } from '../catalogue/payMethods';
import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';
import { withdrawal } from '../database/tables/withdrawal';
import { creditDeposit } from '../deposits/creditDeposit';
import { placeDeposit } from '../deposits/placeDeposit';
import { planDeposit } from '../deposits/planDeposit';
import { sha256 } from '../kernel/sha256';
import { lockPlayer } from '../players/lockPlayer';
import { recordRounds } from '../rounds/recordRounds';
import { endWithdrawal } from '../withdrawals/endWithdrawal';
import { requestWithdrawal } from '../withdrawals/requestWithdrawal';
import { withdrawalTimes } from '../withdrawals/withdrawalTimes';

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
    wish: { readonly pesos: number; readonly promotion?: number; readonly isPaid?: boolean },
    nowMs: number,
  ): Promise<void> {
    const owner = await lockPlayer(this.transaction, this.playerId);
    const planned = planDeposit(
      {
        mode: 'gcash',
        channelCode: 'gc1',
        amount: moneyFromPeso(wish.pesos),
        promotion: wish.promotion ?? 0,
        bankCode: '',
        accountName: '',
      },
      owner,
      payMethods,
    );
    const orderId = await placeDeposit(this.transaction, planned, { playerId: this.playerId, nowMs });
    if (wish.isPaid === false) {
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
  }

  async withdraw(
    wish: {
      readonly pesos: number;
      readonly mode: string;
      readonly bankCode: string;
      readonly accountNo: string;
    },
    nowMs: number,
  ): Promise<void> {
    const { pesos, ...bank } = wish;
    const orderId = await requestWithdrawal(
      this.transaction,
      { ...bank, amount: moneyFromPeso(pesos), accountName: 'Juan Dela Cruz' },
      { playerId: this.playerId, requestHash: '', nowMs },
    );
    const [pending] = await this.transaction.select().from(withdrawal).where(eq(withdrawal.orderId, orderId));
    if (pending) await endWithdrawal(this.transaction, pending, { nowMs: nowMs + withdrawalTimes.pendingMs });
  }
}
