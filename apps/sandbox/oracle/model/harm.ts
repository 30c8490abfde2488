import { signsOf } from './markers';
import { calm, type Level, type Signs, type World } from './Noticed';
import type { Player } from './Player';
import { day } from './time';

const fortnight = 14 * day;
const week = 7 * day;
const levels = [0, 1, 2, 3] as const;

/** Every level that so many markers may bring. */
function risen(world: World, count: number, { certain }: Signs, now: number): readonly Level[] {
  if (certain.has('concern') || count >= 3) return [3];
  const { level, markedSince = now, cardAt = Infinity, answeredAt = Infinity } = world;
  // Whether it has to be the same one for 14 days, and whether the week of the card is one of answering it, is not said.
  const wanted: readonly Level[] = count === 2 ? [2] : now - markedSince >= fortnight ? [1, 2] : [1];
  if (level !== 2) return wanted.map((one) => levels[Math.max(one, level)] ?? one);
  if (count === 2 && now - answeredAt >= week) return [3];
  return now - cardAt >= week ? [2, 3] : [2];
}

/** Down by one after 14 days without any: since the last look that saw one, or the first that saw none. */
function fallen({ level, markedLast, calmSince }: World, now: number): readonly Level[] {
  const lower = levels[Math.max(0, level - 1)] ?? 0;
  if (calmSince !== undefined && now - calmSince >= fortnight) return [lower];
  return now - markedLast >= fortnight ? [level, lower] : [level];
}

/** What a look may make of how things stand. */
function nextOf(world: World, signs: Signs, now: number): readonly World[] {
  const all: World[] = [];
  for (let count = signs.certain.size; count <= signs.possible.size; count += 1) {
    const noticed = { ...world, ...signs, count };
    if (count === 0) {
      for (const level of fallen(world, now)) {
        const since = level < world.level ? now : (world.calmSince ?? now);
        const markedLast = level < world.level ? now : world.markedLast;
        const stood = world.count > 0 ? [...world.possible] : world.stood;
        all.push({ ...noticed, level, calmSince: since, markedLast, markedSince: undefined, stood });
      }
    } else {
      for (const level of risen(world, count, signs, now)) {
        const isNewCard = level === 2 && world.level < 2;
        const card = isNewCard ? { cardAt: now, answeredAt: undefined } : {};
        const since = world.markedSince ?? now;
        const marked = { markedSince: since, markedLast: now, calmSince: undefined, stood: undefined };
        all.push({ ...noticed, ...card, level, ...marked });
      }
    }
  }
  return all;
}

const nameOf = ({ certain, possible, ...rest }: World) => JSON.stringify([rest, [...certain], [...possible]]);

const eachOnce = (worlds: readonly World[]): readonly World[] => [
  ...new Map(worlds.map((world) => [nameOf(world), world])).values(),
];

/** A look that the rules ask for; with `isPerhaps` one that they do not speak of. */
export function reckon(player: Player, now: number, isPerhaps = false): void {
  const { harm } = player;
  if (!harm) return;
  const signs = signsOf(player, now);
  const next = harm.worlds.flatMap((world) => nextOf(world, signs, now));
  harm.worlds = eachOnce(isPerhaps ? [...harm.worlds, ...next] : next);
}

/** The levels that a player may be at. */
export const levelsOf = ({ harm }: Player): readonly Level[] => [
  ...new Set((harm?.worlds ?? [calm]).map(({ level }) => level)),
];

/** Whether a player is at this level or above; `silent` where it may be. */
export function isFrom(player: Player, level: Level): boolean | 'silent' {
  const all = levelsOf(player).map((one) => one >= level);
  return all.every(Boolean) ? true : all.some(Boolean) ? 'silent' : false;
}

/** Keeps what the operator has told: the level, and what was noticed. @returns whether the model knows it so */
export function adoptNoticed(player: Player, level: number, seen: readonly string[]): boolean {
  const { harm } = player;
  if (!harm) return level === 0 && seen.length === 0;
  const fitting = harm.worlds.filter((world) => world.level === level && fits(world, seen));
  if (fitting.length > 0) harm.worlds = fitting;
  return fitting.length > 0;
}

/** Whether this may be told of how things stand: what is noticed, or what was as long as its level stands. */
function fits({ level, count, certain, possible, stood = [] }: World, seen: readonly string[]): boolean {
  const isNow =
    count === seen.length &&
    seen.every((one) => possible.has(one)) &&
    [...certain].every((one) => seen.includes(one));
  return isNow || (level > 0 && count === 0 && seen.every((one) => stood.includes(one)));
}

/** Keeps those in which level 3 was reached, or was not. */
export function adoptCare(player: Player, isInCare: boolean): boolean {
  const { harm } = player;
  if (!harm) return !isInCare;
  const fitting = harm.worlds.filter(({ level }) => (level === 3) === isInCare);
  if (fitting.length > 0) harm.worlds = fitting;
  return fitting.length > 0;
}

/** A limit that is set, a break, or going on answers the card of level 2. */
export function answerCard({ harm }: Player, now: number): void {
  if (!harm) return;
  harm.worlds = harm.worlds.map((world) =>
    world.level === 2 && world.answeredAt === undefined ? { ...world, answeredAt: now } : world,
  );
}

/** When a level falls at the earliest, of a player of whom nothing is noticed any more. */
export const fallsOf = ({ harm }: Player): readonly number[] =>
  (harm?.worlds ?? []).flatMap(({ level, calmSince }) =>
    level > 0 && calmSince !== undefined ? [calmSince + fortnight] : [],
  );

/** Whether each look may notice something else than the one before: for days after an act, and while something is noticed. */
export function isWatched(player: Player, now: number): boolean {
  const { harm } = player;
  if (!harm) return false;
  const acts = [
    player.rounds.at(-1)?.at,
    player.orders.at(-1)?.at,
    player.orders.at(-1)?.creditedAt,
    player.wishes.at(-1)?.at,
    player.breaks.at(-1)?.until,
  ];
  const idleFor = now - Math.max(...acts.map((at = -Infinity) => at));
  const isNoticed = harm.worlds.some(({ count, possible }) => count > 0 || possible.size > 0);
  return idleFor < 9 * day || (isNoticed && (!harm.isConcern || idleFor < 40 * day));
}
