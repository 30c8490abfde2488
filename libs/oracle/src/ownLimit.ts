/** A limit, and what was asked for; nothing is no limit. */
export interface HeldLimit {
  readonly most: number | undefined;
  readonly wish: { readonly most: number | undefined; readonly ready: number } | undefined;
}

export interface LimitWish {
  readonly most: number | undefined;
  readonly at: number;
}

const day = 86_400_000;

/** The end of the seven days, exclusive, as players are told it: in whole seconds. */
export const lapse = (ready: number): number => Math.floor((ready + 7 * day) / 1000) * 1000;

/**
 * Protection, section 4: lower at once. Raise or removal after the wait, by a second wish within 7 days, else it lapses.
 */
export function afterWish(held: HeldLimit, { most, at }: LimitWish): HeldLimit {
  const isRaise = held.most !== undefined && (most === undefined || most > held.most);
  if (!isRaise) return { most, wish: undefined };
  const { wish } = held;
  const isAgain = wish !== undefined && wish.most === most && at < lapse(wish.ready);
  if (!isAgain) return { most: held.most, wish: { most, ready: at + day } };
  return at >= wish.ready ? { most, wish: undefined } : held;
}

/** What a limit has become after wishes, in the order they were made. */
export const afterWishes = (wishes: readonly LimitWish[]): HeldLimit =>
  wishes.reduce(afterWish, { most: undefined, wish: undefined });
