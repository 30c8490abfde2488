import { mutate as unscopedMutate } from 'swr';
import type { Cache, ScopedMutator, State } from 'swr';
import { idleLock } from './idle-lock/idleLock';
import { session } from './session';

const ownerNow = (): number | 'guest' | 'locked' =>
  idleLock.isLocked() ? 'locked' : (session.userId() ?? 'guest');

/** What the operator was asked for since the page was opened, and when an answer last came: a confirmation is no change. */
const asked = new Set<string>();
const answeredAt = new Map<string, number>();

/** What has just changed stands last. */
class Answers extends Map<string, State> {
  override set(key: string, value: State): this {
    if (value.isValidating === true) asked.add(key);
    const hasEnded = value.isValidating === false && this.get(key)?.isValidating === true;
    if (hasEnded && value.error === undefined && value.data !== undefined) answeredAt.set(key, Date.now());
    this.delete(key);
    return super.set(key, value);
  }
}

const answers = new Answers();
let owner = ownerNow();
let mutate: ScopedMutator = unscopedMutate;

/** The first parameter of a key as SWR writes it: a player's answers carry their id there. */
const FIRST_PARAMETER = /@"[\w:]+",(?<first>\d+)/;

/** What is everybody's stays; what is a player's own is forgotten with them. */
function changeOwner(): void {
  const next = ownerNow();
  if (next === owner) return;
  const left = String(owner);
  for (const key of answers.keys()) {
    if (FIRST_PARAMETER.exec(key)?.groups?.['first'] === left) answers.delete(key);
  }
  owner = next;
}

// Before any component hears of it: the first one that is drawn anew finds the new player's answers.
session.subscribe(changeOwner);
idleLock.subscribe(changeOwner);

/** The operator's answers: those of one player, of guests, or of the locked app, which has none. */
export const answerCache = {
  /** SWR's provider, which `PlayerCache` gives it; the same one as long as the page is open. */
  provider: (): Cache => answers,
  /** Whether anything on a screen of this visit has asked for it. */
  isAsked: (key: string): boolean => asked.has(key),
  /** When the operator last gave this answer, in epoch milliseconds, also where it was the same. */
  answeredAt: (key: string): number | undefined => answeredAt.get(key),
  /** Called by `PlayerCache` with SWR's `mutate` for this cache. */
  use(scopedMutate: ScopedMutator): void {
    mutate = scopedMutate;
  },
  /** SWR's `mutate` of this cache, for code outside components. */
  mutate: (): ScopedMutator => mutate,
  /** Forgets all answers. */
  clear(): void {
    answers.clear();
  },
} as const;
