import type { EpochMilliseconds } from '../time/internal';
import type { HarmMarker } from './markers';

const dayMs = 86_400_000;
/** One marker for so long counts as two; so long without any, the level falls by one. */
const fortnightMs = 14 * dayMs;
/** So long after its card was answered, level 2 is still level 2 no more. */
const cardMs = 7 * dayMs;

/**
 * How far the operator goes: 0 nothing, 1 a card, 2 a card to answer and quiet, 3 a pause and a person who decides.
 *
 * @example
 * const level: HarmLevel = 2;
 * level > 1; // => true
 */
export type HarmLevel = 0 | 1 | 2 | 3;

/**
 * The level of a player, and since when it is what.
 *
 * @see docs/rules.md#markers-of-harm
 * @example
 * calmHarm.level; // => 0
 */
export interface HarmStatus {
  readonly level: HarmLevel;
  /** Since when there is a marker without a pause. */
  readonly markedSince: EpochMilliseconds | undefined;
  /** Since when there is none, or since the level last fell. */
  readonly calmSince: EpochMilliseconds | undefined;
  /** When the card of level 2 was answered. */
  readonly answeredAt: EpochMilliseconds | undefined;
}

/**
 * A player of whom nothing was noticed.
 *
 * @example
 * calmHarm.markedSince; // => undefined
 */
export const calmHarm: HarmStatus = {
  level: 0,
  markedSince: undefined,
  calmSince: undefined,
  answeredAt: undefined,
};

/**
 * The status after a look at a player.
 *
 * Level rule: one marker is level 1; two, or one for 14 days, level 2; three, `concern`, or a level that is still 2 a week
 * after its card was answered, level 3. It rises at once, and falls by one after each 14 days without any marker.
 *
 * @param markers those that hold now
 * @see docs/rules.md#markers-of-harm
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * nextHarm(calmHarm, ['spend'], now).level; // => 1
 * nextHarm(calmHarm, ['spend', 'night'], now).level; // => 2
 * nextHarm(calmHarm, ['concern'], now).level; // => 3
 */
export function nextHarm(
  held: HarmStatus,
  markers: readonly HarmMarker[],
  now: EpochMilliseconds,
): HarmStatus {
  if (markers.length === 0) return calmed(held, now);
  const marked = { ...held, markedSince: held.markedSince ?? now, calmSince: undefined };
  const level = levelOf(marked, markers, now);
  if (level <= held.level) return marked;
  return { ...marked, level, answeredAt: level === 2 ? undefined : held.answeredAt };
}

function calmed(held: HarmStatus, now: EpochMilliseconds): HarmStatus {
  const calmSince = held.calmSince ?? now;
  const isOver = now - calmSince >= fortnightMs;
  if (!isOver || held.level === 0) return { ...held, markedSince: undefined, calmSince };
  return { level: lower[held.level], markedSince: undefined, calmSince: now, answeredAt: undefined };
}

const lower: Readonly<Record<HarmLevel, HarmLevel>> = { 0: 0, 1: 0, 2: 1, 3: 2 };

function levelOf(
  { level, markedSince, answeredAt }: HarmStatus & { readonly markedSince: EpochMilliseconds },
  markers: readonly HarmMarker[],
  now: EpochMilliseconds,
): HarmLevel {
  if (markers.length >= 3 || markers.includes('concern')) return 3;
  const isTwo = markers.length === 2 || now - markedSince >= fortnightMs;
  if (!isTwo) return 1;
  return level === 2 && answeredAt !== undefined && now - answeredAt >= cardMs ? 3 : 2;
}
