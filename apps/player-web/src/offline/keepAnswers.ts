import { getOperatorSettings } from '@kislap/api';
import { mutate } from 'swr';
import { appAnswers } from './appAnswers';
import { asOf } from './asOf';
import type { KeptAnswers } from './KeptAnswers';
import { reach } from './reach';
import { timeOf } from './timeOf';

/** How exactly the times of answers are known, and how often an operator who is silent is asked again. */
const NOTE_EVERY_MS = 15_000;

/** Keeps answers on the device from now on, and shows them while the operator cannot be reached. @returns ends it */
export function keepAnswers(answers: KeptAnswers | undefined = appAnswers): () => void {
  if (answers === undefined) return () => undefined;
  const save = (): void => {
    if (document.hidden) void answers.save();
  };
  const tick = (): void => {
    answers.note();
    if (reach.isLost() && navigator.onLine) void getOperatorSettings({ attempts: 1 }).catch(() => undefined);
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
  document.addEventListener('visibilitychange', save);
  window.addEventListener('offline', loseConnection);
  window.addEventListener('online', followReach);
  const stopFollowing = reach.subscribe(followReach);
  if (reach.isLost()) followReach();
  void answers.forgetOthers();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', save);
    window.removeEventListener('offline', loseConnection);
    window.removeEventListener('online', followReach);
    stopFollowing();
  };
}

function tellAge(answers: KeptAnswers): void {
  const at = answers.asOf();
  asOf.set(at === undefined ? undefined : timeOf(at));
}

/** Whoever waits for this answer sees the kept one. */
const show = (key: string, answer: unknown): void => void mutate(key, answer, { revalidate: false });

/** Everything that came from the device is asked for; what nothing asks for by itself is not taken for known any more. */
function findConnection(answers: KeptAnswers): void {
  asOf.set(undefined);
  for (const { key, isEverybodys } of answers.takeRestored()) {
    if (isEverybodys) void mutate(key, undefined, { revalidate: true });
    else void mutate(key);
  }
}
