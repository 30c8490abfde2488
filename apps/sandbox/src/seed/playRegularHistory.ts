import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import { PastPlayer } from './PastPlayer';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const stake = moneyFromPeso(450);
const doubled = moneyFromPeso(900);
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
    Array.from({ length: 20 }, (_, round) => ({ stake, win: round % 2 === 0 ? zeroMoney : doubled })),
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
