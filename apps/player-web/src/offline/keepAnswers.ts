import { mutate } from 'swr';
import { asOf } from './asOf';
import { timeOf } from './timeOf';
import { appAnswers } from './appAnswers';

/** How exactly the times of answers are known. */
const NOTE_EVERY_MS = 15_000;

/** Keeps answers on the device from now on. @returns ends it */
export function keepAnswers(): () => void {
  const answers = appAnswers;
  if (answers === undefined) return () => undefined;
  const save = (): void => {
    if (document.hidden) void answers.save();
  };
  const loseConnection = (): void => {
    void answers.save();
    const at = answers.asOf();
    asOf.set(at === undefined ? undefined : timeOf(at));
  };
  const findConnection = (): void => {
    asOf.set(undefined);
    answers.takeRestored().forEach((key) => void mutate(key, undefined, { revalidate: true }));
  };
  const timer = setInterval(() => answers.note(), NOTE_EVERY_MS);
  document.addEventListener('visibilitychange', save);
  window.addEventListener('offline', loseConnection);
  window.addEventListener('online', findConnection);
  void answers.forgetOthers();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', save);
    window.removeEventListener('offline', loseConnection);
    window.removeEventListener('online', findConnection);
  };
}
