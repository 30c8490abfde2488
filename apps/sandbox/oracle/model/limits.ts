import { answerCard } from './harm';
import {
  type Limit,
  type LimitName,
  type Player,
  pesosOf,
  sumOf,
  type Units,
  unitsOf,
  type Wish,
} from './Player';
import { day, hour, type Period, periodOf, type Span, spans } from './time';

/** protection.md 1 and 4. */
const raiseWait = 24 * hour;
const raiseLapse = 7 * day;

const isOpen = ({ state }: { state: string }) => state === 'unpaid' || state === 'paid';

/** All pending orders, whenever they were made. */
export const openOf = (player: Player): Units => sumOf(player.orders.filter(isOpen), ({ amount }) => amount);

const isIn = ({ start, end }: Period, at: number | undefined) => at !== undefined && at >= start && at < end;

/** What has been credited in the window that an instant lies in. */
export function creditedIn(player: Player, span: Span, now: number): Units {
  const window = periodOf(span, now);
  const credited = player.orders.filter(
    (order) => order.state === 'credited' && isIn(window, order.creditedAt),
  );
  return sumOf(credited, ({ amount }) => amount);
}

/** What rounds have cost in the window; below 0 when they brought something. */
export function lostIn(player: Player, span: Span, now: number): Units {
  const window = periodOf(span, now);
  return sumOf(
    player.rounds.filter(({ at }) => isIn(window, at)),
    ({ stake, win }) => stake - win,
  );
}

/** A limit that an order would pass, as its refusal tells of it. */
export interface Hit {
  readonly limit: number;
  readonly used: number;
  readonly open: number;
  readonly span: Span;
  readonly until: number;
}

/** The deposit limits that this amount would pass; those that end last, of which a refusal names one. */
export function depositHits(player: Player, amount: Units, now: number, isOrder: boolean): readonly Hit[] {
  const open = isOrder ? openOf(player) : 0;
  const hits = spans.flatMap((span): readonly Hit[] => {
    const limit = player.limits.get(`dep ${span}`);
    const used = creditedIn(player, span, now);
    if (!limit || used + open + amount <= unitsOf(limit.value)) return [];
    const until = periodOf(span, now).end;
    return [{ limit: limit.value, used: pesosOf(used), open: pesosOf(open), span, until }];
  });
  const last = Math.max(...hits.map(({ until }) => until));
  return hits.filter(({ until }) => until === last);
}

/** The names of all limits of a kind of money. */
export const namesOf = (kind: 'dep' | 'loss'): readonly LimitName[] =>
  spans.map((span): LimitName => `${kind} ${span}`);

const isRunning = (wish: Wish | undefined, now: number): wish is Wish =>
  wish !== undefined && now < wish.lapse;

/** Sets a limit, or wishes for more or none. */
export function setLimit(player: Player, name: LimitName, value: number | undefined, now: number): void {
  const limit = player.limits.get(name);
  if (!limit) {
    if (value !== undefined) player.limits.set(name, { value });
  } else if (value === undefined || value > limit.value) raise(player, name, limit, value, now);
  else player.limits.set(name, { value });
  if (value !== undefined) answerCard(player, now);
  // The rules speak of lowering alone. What does not fit any more would be sent back; it is closed with any setting.
  if (name.startsWith('dep')) closeOrders(player, now);
}

function raise(player: Player, name: LimitName, limit: Limit, value: number | undefined, now: number): void {
  const { wish } = limit;
  player.wishes.push({ at: now, isNew: !isRunning(wish, now) || wish.value !== value });
  if (!isRunning(wish, now) || wish.value !== value) {
    limit.wish = { value, from: now + raiseWait, lapse: now + raiseWait + raiseLapse };
  } else if (now >= wish.from) {
    if (value === undefined) player.limits.delete(name);
    else player.limits.set(name, { value });
  }
}

/** The wish that runs, if any. */
export const wishOf = (limit: Limit, now: number): Wish | undefined =>
  isRunning(limit.wish, now) ? limit.wish : undefined;

/** Closes unpaid orders that no longer fit, newest first. */
function closeOrders(player: Player, now: number): void {
  for (const order of player.orders.toReversed()) {
    if (depositHits(player, 0, now, true).length === 0) return;
    if (order.state === 'unpaid') order.state = 'closed';
  }
}
