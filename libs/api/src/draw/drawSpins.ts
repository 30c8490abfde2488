import {
  type DrawRound,
  type DrawSpins,
  type EpochSeconds,
  epochSecondsFrom,
  type Money,
  type PrizeKind,
} from '@kislap/domain';
import { type DrawLog, getLotteryLogListCall, pddNewCall } from '../contract/drawRound';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';
import { prizeKindOf } from '../prizes/prizes';
import { drawRoundOf } from './drawRound';

/**
 * One spin and what it brought.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DrawSpin | undefined = (await getDrawSpins(0))[0];
 * found?.kind; // => 'mystery'
 */
export interface DrawSpin {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: PrizeKind;
  /** Missing for a thank-you and for a mystery that waits. */
  readonly amount: Money | undefined;
  /** Its segment on the wheel. */
  readonly index: number;
  readonly source: keyof DrawSpins;
  /** A mystery that still has to be opened. */
  readonly isWaiting: boolean;
}

/** The wire's state of a mystery that still has to be opened. */
const TO_OPEN = 1;

/** Reads a spin. A mystery says what was in it only once it is open. */
function drawSpinOf(row: DrawLog): DrawSpin {
  const kind = prizeKindOf(row.type, row.am > 0);
  const isWaiting = kind === 'mystery' && row.state === TO_OPEN;
  return {
    id: row.logid,
    at: epochSecondsFrom(row.logtime),
    kind,
    amount: kind === 'thanks' || isWaiting ? undefined : moneyOfPeso(row.am),
    index: row.index,
    source: row.src,
    isWaiting,
  };
}

/**
 * The cache key of a player's own spins, without their page.
 *
 * @example
 * drawSpinsKey(7); // => ['getLotteryLogList', 7]
 */
export function drawSpinsKey(userId: number): ReadKey {
  return ['getLotteryLogList', userId];
}

/**
 * Asks for a page of the player's own spins, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawSpins(0))[0]?.kind; // => 'mystery'
 */
export async function getDrawSpins(beforeId: number, options?: CallOptions): Promise<readonly DrawSpin[]> {
  return (await callMain(getLotteryLogListCall, { logId: beforeId }, options)).map(drawSpinOf);
}

/**
 * A spin, and the round after it.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const spun: SpunDraw = await spinDraw();
 * spun.round.state; // => 'running'
 */
export interface SpunDraw {
  readonly spin: DrawSpin;
  readonly round: DrawRound;
}

/**
 * Uses one spin. Repeated with the same idempotency key it answers the same prize and uses nothing.
 *
 * @throws AnswerError 1008 without a spin, 1010 when the round is over | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await spinDraw()).round.state; // => 'running'
 */
export async function spinDraw(options?: CallOptions): Promise<SpunDraw> {
  const { user, ...log } = await callMain(pddNewCall, {}, options);
  return { spin: drawSpinOf(log), round: drawRoundOf(user) };
}
