import { epochSecondsFrom, type EpochSeconds, type Money } from '@kislap/domain';
import { pddPerListCall } from '../contract/draw';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

/** A goal that was paid out to somebody, masked. */
export interface DrawWinner {
  readonly nickname: string;
  readonly amount: Money;
  readonly at: EpochSeconds;
}

/** The cache key of the latest payouts. */
export const drawWinnersKey: ReadKey = ['pddPerList'];

/** Asks for the latest payouts of the draw. @throws OfflineError | AnswerError | ContractError */
export async function getDrawWinners(options?: CallOptions): Promise<readonly DrawWinner[]> {
  const payouts = await callMain(pddPerListCall, {}, options);
  return payouts.map(({ nick, am, logtime }) => ({
    nickname: nick,
    amount: moneyOfPeso(am),
    at: epochSecondsFrom(logtime),
  }));
}

/** The latest payouts of the draw, for guests too. */
export function useDrawWinners() {
  return useRead(drawWinnersKey, () => getDrawWinners());
}
