import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import { PastPlayer } from './PastPlayer';

const dayMs = 86_400_000;
const minuteMs = 60_000;
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
    const start = nowMs - Math.round((60 - visit * 1.4) * dayMs);
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
