import { epochMillisecondsFrom, nextOwnLimit, type OwnLimit } from '@kislap/domain';
import type { HeldLimit, LimitWish } from '../ownLimit';

export function limitByDomain(wishes: readonly LimitWish[]): HeldLimit {
  const none: OwnLimit<number> = { most: undefined, waiting: undefined };
  const { most, waiting } = wishes.reduce(
    (held, wish) => nextOwnLimit(held, wish.most, epochMillisecondsFrom(wish.at)),
    none,
  );
  return { most, wish: waiting && { most: waiting.most, ready: waiting.from } };
}
