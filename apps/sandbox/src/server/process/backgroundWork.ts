import { gt, lt, or } from 'drizzle-orm';
import { logFailure } from '../../calls/logFailure';
import { callCount, loginFailure, smsCode } from '../../database/tables/access';
import { answer } from '../../database/tables/ledger';
import { wrongCard } from '../../database/tables/rewards';
import { manilaDayMs } from '../../kernel/manilaDays';
import { findBrokenRules } from '../../ledger/invariants';
import { sendYearlyLetters } from '../../rules/limits/limitReview';
import { lookAtEndedSessions, lookDaily } from '../../rules/harm/lookDaily';
import type { Operator } from '../../rules/Operator';
import { settleDue } from '../../rules/settleDue';

const everyMs = 500;
/** What is due longer than this goes on in the next round, so that others get their turn in between. */
const sweepMs = 250;
const cleanEveryRounds = 1_200;
/** A play session that has ended is looked at within half a minute. */
const lookEveryRounds = 60;

/**
 * Settles what is due and deletes what has expired, without any call.
 *
 * @returns stops it, after the round that runs
 */
export function startSweeper(operator: Operator): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let rounds = 0;
  const sweep = async () => {
    try {
      await settleDue(operator, { budgetMs: sweepMs });
      if (rounds % lookEveryRounds === 0) await lookAtEndedSessions(operator);
      if (rounds % cleanEveryRounds === 0) {
        await deleteExpired(operator);
        await lookDaily(operator);
        await sendYearlyLetters(operator);
      }
    } catch (error) {
      logFailure('sweeper', error);
    }
    rounds += 1;
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = sweep();
    }, everyMs);
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** A device that was away for weeks may still ask what became of its call. */
const keepAnswersMs = 30 * manilaDayMs;
/** Longer than any lock, and than any day that tries and text messages are counted for. */
const keepMs = 3 * manilaDayMs;

/** Far ahead of this lies only what a clock that went back has left behind. */
const aheadMs = manilaDayMs;

/**
 * Deletes stored answers after thirty days, wrong passwords, wrong gift cards and text messages after three, and call
 * counts that are over.
 */
export async function deleteExpired({ database, clock }: Operator): Promise<void> {
  const nowMs = clock.nowMs();
  const beforeMs = nowMs - keepMs;
  await database.delete(answer).where(lt(answer.atMs, nowMs - keepAnswersMs));
  await database.delete(loginFailure).where(lt(loginFailure.atMs, beforeMs));
  await database.delete(wrongCard).where(lt(wrongCard.atMs, beforeMs));
  await database.delete(smsCode).where(lt(smsCode.sentAtMs, beforeMs));
  await database
    .delete(callCount)
    .where(or(lt(callCount.endsAtMs, nowMs), gt(callCount.endsAtMs, nowMs + aheadMs)));
}

/**
 * Checks the rules of the ledger again and again: a broken one puts everything under maintenance.
 *
 * @param everyMs from the end of one check to the start of the next
 * @returns stops it, after the check that runs
 */
export function startLedgerChecks(operator: Operator, everyMs: number): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const check = async () => {
    await checkLedgerInBackground(operator);
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = check();
    }, everyMs);
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Checks the whole ledger while calls are answered. A broken rule puts the operator under maintenance. Never throws.
 */
export async function checkLedgerInBackground({ database, switches, securityLog }: Operator): Promise<void> {
  try {
    const broken = await findBrokenRules(database);
    if (broken === '') return;
    switches.isUnderMaintenance = true;
    securityLog({ event: 'ledger', outcome: broken });
    console.error(`The ledger is not sound: ${broken}. Everything answers "under maintenance" from now on.`);
  } catch (error) {
    logFailure('ledger check', error);
  }
}
