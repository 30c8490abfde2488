import { getOperatorSettings } from '@kislap/api';
import { epochSecondsFrom, formatManila } from '@kislap/domain';
import { reported } from '../../device/errors/reportError';
import { answerCache } from '../answerCache';
import { appOfflineCache } from './appOfflineCache';
import type { OfflineCache } from './OfflineCache';
import { asOf, reach } from './reach';

/** How exactly the times of answers are known, and how often, while the page is seen, a silent operator is asked again. */
const NOTE_EVERY_MS = 15_000;

/** Keeps answers on the device from now on, and shows them while the operator cannot be reached. @returns ends it */
export function startOfflineCache(answers: OfflineCache | undefined = appOfflineCache): () => void {
  if (answers === undefined) return () => undefined;
  const tick = (): void => {
    if (document.hidden) return;
    answers.note();
    if (reach.isLost() && navigator.onLine)
      void getOperatorSettings({ attempts: 1 }).catch(reported('operator settings'));
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
  const timer = setInterval(tick, NOTE_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('offline', loseConnection);
  window.addEventListener('online', followReach);
  const stopFollowing = reach.subscribe(followReach);
  if (reach.isLost()) followReach();
  void answers.forgetOthers();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('offline', loseConnection);
    window.removeEventListener('online', followReach);
    stopFollowing();
  };
}

function tellAge(answers: OfflineCache): void {
  const at = answers.asOf();
  asOf.set(at === undefined ? undefined : timeOf(at));
}

/** Whoever waits for this answer sees the kept one. */
const show = (key: string, answer: unknown): void =>
  void answerCache.mutate()(key, answer, { revalidate: false });

/**
 * Everything that came from the device is asked for; what nothing asks for by itself is not taken for known any more.
 */
function findConnection(answers: OfflineCache): void {
  asOf.set(undefined);
  for (const { key, isEverybodys } of answers.takeRestored()) {
    if (isEverybodys) void answerCache.mutate()(key, undefined, { revalidate: true });
    else void answerCache.mutate()(key);
  }
}

/** Puts what earlier visits have left before a visitor who has come without a connection. */
export async function readOffline(): Promise<void> {
  await appOfflineCache?.restore();
  const at = appOfflineCache?.asOf();
  asOf.set(at === undefined ? undefined : timeOf(at));
}

/** When that was in Manila: the hour alone on the day itself, else with its day. @param atMs epoch milliseconds */
function timeOf(atMs: number): string {
  const [then = '', now = ''] = [atMs, Date.now()].map((ms) =>
    formatManila(epochSecondsFrom(Math.floor(ms / 1000))),
  );
  const isToday = then.slice(0, 10) === now.slice(0, 10);
  return then.slice(isToday ? 11 : 0, 16);
}
