import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { STORAGE_PREFIX } from '../../device/storage/storageFormat';
import { openOverlay } from '../../navigation/overlays/openOverlay';

const KEY = `${STORAGE_PREFIX}age`;

type Age = 'adult' | 'young';

/** Where the browser keeps nothing itself, a reload is another visit. */
let said: Age | undefined;

/**
 * Asks a guest once in a visit whether they are of age: an account proves it, a demo is open to everybody. A visit is a
 * tab of the browser for as long as it is open, over reloads too; nothing is kept beyond it.
 *
 * @returns 'young' after an honest no, which is answered kindly; undefined when the question was left open
 */
export async function askAge(text: TranslateText): Promise<Age | undefined> {
  let age = readAge();
  if (age === undefined) {
    const words = { title: text('age.ask'), detail: text('age.why') };
    const outcome = await openOverlay('confirm', { ...words, yes: text('age.yes'), no: text('age.no') });
    if (outcome.type === 'answered') age = 'adult';
    else if (outcome.reason === 'closeButton') age = 'young';
    keepAge(age);
  }
  if (age === 'young') toast({ kind: 'notice', title: text('age.young') });
  return age;
}

/** Forgets what was said: another visit begins. */
export const forgetAge = (): void => keepAge(undefined);

function readAge(): Age | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'adult' || kept === 'young' ? kept : undefined;
  } catch {
    // Blocked site data: the memory of this page is what there is.
    return said;
  }
}

function keepAge(age: Age | undefined): void {
  said = age;
  try {
    if (age === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, age);
  } catch {
    // Then a reload asks again.
  }
}
