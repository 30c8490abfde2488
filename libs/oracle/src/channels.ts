import { oneOf, silent, type Verdict } from './verdict';
import type { Score } from './money';

export interface Visitor {
  readonly depositCount: number;
  readonly vipLevel: number;
  readonly vipOrder: number;
}

/** A payment channel as the description names its parts; `method` is the place of its method in the list. */
export interface Channel {
  readonly method: number;
  readonly p: string;
  readonly c: string;
  readonly s: boolean;
  readonly h: boolean;
  readonly sort: number;
  readonly d: number;
  readonly v: number;
  readonly vm: number | undefined;
  readonly o: readonly number[] | undefined;
}

/** What the player used last. */
export interface Hint {
  readonly method: number;
  readonly p: string;
  readonly c: string;
}

export interface Mode {
  readonly p: string;
  readonly isHot: boolean;
  readonly channels: readonly string[];
}

/** Description, section 9: the display order of payment modes. */
export const displayOrder = [
  'gcashwap_2',
  'gcash',
  'maya',
  'gcashtransfer',
  'grabpay',
  'banktransfer',
  'unibank',
  'gotyme',
  'onlinebank',
  'qrph',
];

/** Rules, section 3: -1 is all, no list is all, an empty list is nobody. */
export const isOrderIn = (orders: readonly number[] | undefined, order: number): boolean =>
  orders === undefined || orders.includes(-1) || orders.includes(order);

/** Description, section 5: enabled, order allowed, at least d deposits, VIP level between v and vm. */
export function isAvailable({ s, o, d, v, vm }: Channel, visitor: Visitor): boolean {
  if (!s || !isOrderIn(o, visitor.vipOrder)) return false;
  if (visitor.depositCount < d || visitor.vipLevel < v) return false;
  return vm === undefined || visitor.vipLevel <= vm;
}

/** Rules, section 4: modes in the fixed order, then unknown ones as the server sent them; empty ones are hidden. */
export function modesFor(
  channels: readonly Channel[],
  visitor: Visitor,
  hints: readonly Hint[],
): readonly Mode[] {
  const open = channels.filter((channel) => isAvailable(channel, visitor));
  const unknown = open.map(({ p }) => p).filter((p) => !displayOrder.includes(p));
  const modes = [...displayOrder, ...unknown.filter((p, at) => unknown.indexOf(p) === at)];
  return modes.flatMap((p) => {
    const own = open.filter((channel) => channel.p === p);
    if (own.length === 0) return [];
    return [{ p, isHot: own.some(({ h }) => h), channels: ranked(own, hints).map(({ c }) => c) }];
  });
}

/** Last used first, then `sort` upward, then as the server sent them. */
function ranked(own: readonly Channel[], hints: readonly Hint[]): readonly Channel[] {
  const isLast = ({ method, p, c }: Channel): boolean =>
    hints.some((hint) => hint.method === method && hint.p === p && hint.c === c);
  const rest = own.filter((channel) => !isLast(channel));
  const sorts = [...new Set(rest.map(({ sort }) => sort))].toSorted((left, right) => left - right);
  return [...own.filter(isLast), ...sorts.flatMap((sort) => rest.filter((channel) => channel.sort === sort))];
}

/** Rules, section 4: the last-used mode if it is still there, else the first. */
export function firstSelected(modes: readonly Mode[], hints: readonly Hint[]): string | undefined {
  return modes.find(({ p }) => p === hints[0]?.p)?.p ?? modes[0]?.p;
}

export interface Bounds {
  readonly min: Score;
  readonly max: Score;
}

/** Traps, row 14: the channel's bound; the method's only where the channel has none or 0. */
export const boundsOf = (channel: Bounds, method: Bounds): Bounds => ({
  min: channel.min === 0n ? method.min : channel.min,
  max: channel.max === 0n ? method.max : channel.max,
});

/** Traps, row 11: sorted, each once, within the bounds; a maximum of 0 is none. */
export function quickAmountsOf(much: readonly Score[], { min, max }: Bounds): readonly Score[] {
  const inside = much.filter((amount) => amount >= min && (max === 0n || amount <= max));
  return [...new Set(inside)].toSorted((left, right) => (left < right ? -1 : Number(left > right)));
}

export interface ActiveEntry {
  readonly pid: number;
  readonly pt: string;
  readonly award: number;
}

/**
 * Contract, section 3: the entry with the method id and the mode. With an award of the channel too, which wins is not
 * said.
 */
export function awardOf(
  channel: { readonly method: number; readonly p: string; readonly award: number | undefined },
  entries: readonly ActiveEntry[],
): Verdict<number> {
  const mine = entries.filter(({ pid, pt }) => pid === channel.method && pt === channel.p);
  if (mine.length > 1) return silent;
  const award = mine[0]?.award;
  if (award === undefined) return channel.award ?? 0;
  return channel.award === undefined ? award : oneOf(award, channel.award);
}

/** Description, section 2: the award of the active entry of Maya, 3 when there is none. */
export function mayaTip(entries: readonly ActiveEntry[]): Verdict<number> {
  const maya = entries.filter(({ pt }) => pt === 'maya');
  return maya.length > 1 ? silent : (maya[0]?.award ?? 3);
}

/** Screens, section 26: methods whose withdraw flag is on, by w_srot. */
export function withdrawalMethods(
  methods: readonly { readonly id: number; readonly withdraw: boolean; readonly w_srot: number }[],
): readonly number[] {
  const on = methods.filter(({ withdraw }) => withdraw);
  const sorts = [...new Set(on.map((one) => one.w_srot))].toSorted((left, right) => left - right);
  return sorts.flatMap((sort) => on.filter((one) => one.w_srot === sort).map(({ id }) => id));
}
