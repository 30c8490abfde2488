import { getOperatorSettings } from '@kislap/api';
import { epochSecondsFrom, formatManila, manilaDay } from '@kislap/domain';
import { whenFree } from '../../device/afterFirstView';
import { reported } from '../../device/errors/reportError';
import { answerCache } from '../answerCache';
import { appOfflineCache } from './appOfflineCache';
import { session } from '../session';
import { lastView } from './lastView';
import type { OfflineCache } from './OfflineCache';
import { asOf, reach } from './reach';

/**
 * How exactly the times of answers are known, and how often, while the page is seen, what is new is kept and a silent
 * operator is asked again.
 */
const NOTE_EVERY_MS = 15_000;

/** Keeps answers on the device from now on, and shows them while the operator cannot be reached. @returns ends it */
export function startOfflineCache(answers: OfflineCache | undefined = appOfflineCache): () => void {
  if (answers === undefined) return () => undefined;
  const tick = (): void => {
    if (document.hidden) return;
    void answers.save();
    // Another page may show older answers, or only newer ones.
    if (asOf.snapshot() !== undefined) tellAge(answers);
    if (reach.isLost() && navigator.onLine) askOperator();
  };
  const look = (): void => {
    if (document.hidden) void answers.save();
    else tick();
  };
  const loseConnection = (): void => {
    void answers.save();
    tellAge(answers);
  };
  const followReach = (): void => {
    if (!reach.isLost()) findConnection(answers);
    else void answers.restore(show).then(() => reach.isLost() && tellAge(answers));
  };
  const comeOnline = (): void => {
    if (reach.isLost()) askOperator();
    else followReach();
  };
  const timer = setInterval(tick, NOTE_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('offline', loseConnection);
  window.addEventListener('online', comeOnline);
  const stopFollowing = reach.subscribe(followReach);
  if (reach.isLost()) followReach();
  void answers.forgetOthers();
  lastView.forgetOthers(session.userId());
  // The answers of the first view have come; the page may be gone before the first round of the clock.
  whenFree(() => {
    void answers.save();
    if (asOf.snapshot() !== undefined) tellAge(answers);
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('offline', loseConnection);
    window.removeEventListener('online', comeOnline);
    stopFollowing();
  };
}

/** Any answer tells that the operator is there again. */
const askOperator = (): void =>
  void getOperatorSettings({ attempts: 1 }).catch(reported('operator settings'));

function tellAge(answers: OfflineCache): void {
  const at = answers.asOf();
  asOf.set(at === undefined ? undefined : timeOf(at));
}

/** Whoever waits for this answer sees the kept one. */
const show = (key: string, answer: unknown): void =>
  void answerCache.mutate()(key, answer, { revalidate: false });

/**
 * Everything that came from the device, and everything that failed meanwhile, is asked for; what nothing asks for by
 * itself is not taken for known any more.
 */
function findConnection(answers: OfflineCache): void {
  asOf.set(undefined);
  for (const { key, isEverybodys } of answers.takeRestored()) {
    if (isEverybodys) void answerCache.mutate()(key, undefined, { revalidate: true });
    else void answerCache.mutate()(key);
  }
  const cache = answerCache.provider();
  const failed = [...cache.keys()].filter((key) => cache.get(key)?.error !== undefined);
  failed.forEach((key) => void answerCache.mutate()(key));
}

/** Puts what earlier visits have left before a visitor who has come without a connection. */
export async function readOffline(): Promise<void> {
  await appOfflineCache?.restore();
  const at = appOfflineCache?.asOf();
  asOf.set(at === undefined ? undefined : timeOf(at));
}

const secondsOf = (ms: number) => epochSecondsFrom(Math.floor(ms / 1000));

/** When that was in Manila: the hour alone on the day itself, else with its day. @param atMs epoch milliseconds */
function timeOf(atMs: number): string {
  const [then, now] = [secondsOf(atMs), secondsOf(Date.now())];
  return formatManila(then, manilaDay(then) === manilaDay(now) ? 'clock' : 'minute');
}
