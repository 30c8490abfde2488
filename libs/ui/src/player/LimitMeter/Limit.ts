import { formatManila, formatPeso } from '@kislap/domain';
import type { EpochSeconds, Money } from '@kislap/domain';
import { minutesText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

/** How much is allowed: pesos for deposits and losses, minutes for play. */
type LimitSize =
  | { readonly kind: 'money'; readonly most: Money }
  | { readonly kind: 'minutes'; readonly most: number };

/**
 * A higher limit that was asked for. It waits, and then it asks again.
 *
 * @example
 * import { epochSecondsFrom } from '@kislap/domain';
 * const now = epochSecondsFrom(1_767_196_800);
 * const raise: LimitRaise = { to: { kind: 'minutes', most: 180 }, startsAt: now, now };
 * raise.to.most; // => 180
 */
export interface LimitRaise {
  readonly to: LimitSize;
  readonly startsAt: EpochSeconds;
  /** The instant that decides whether the wait is over. */
  readonly now: EpochSeconds;
}

/**
 * A limit of the player and how much of it is used, or that there is none.
 *
 * @example
 * const play: Limit = { kind: 'minutes', most: 120, used: 45 };
 * play.most - play.used; // => 75
 */
export type Limit =
  | { readonly kind: 'none' }
  | { readonly kind: 'money'; readonly most: Money; readonly used: Money }
  | { readonly kind: 'minutes'; readonly most: number; readonly used: number };

/** How much a limit allows, in pesos or in time. */
function limitSizeText(text: TranslateText, size: LimitSize): string {
  return size.kind === 'money' ? formatPeso(size.most) : minutesText(text, size.most);
}

const usedText = (text: TranslateText, limit: Exclude<Limit, { kind: 'none' }>) =>
  limit.kind === 'money' ? formatPeso(limit.used) : minutesText(text, limit.used);

interface LimitTexts {
  readonly most: string;
  readonly used: string;
  readonly spoken: string;
  /** From 0 to 1; a limit of zero is full. */
  readonly progress: number;
}

/** What is printed of a limit, in pesos or in time; `undefined` when there is none. */
export function limitTexts(text: TranslateText, limit: Limit): LimitTexts | undefined {
  if (limit.kind === 'none') return undefined;
  const [most, used] = [limitSizeText(text, limit), usedText(text, limit)];
  return {
    most,
    used,
    spoken: text('common.of', { have: used, need: most }),
    progress: limit.used >= limit.most ? 1 : Math.max(0, limit.used / limit.most),
  };
}

/** What a raise that waits says: when it may start, or that it only waits for a confirmation. */
export function raiseText(text: TranslateText, { to, startsAt, now }: LimitRaise): string {
  const x = limitSizeText(text, to);
  return startsAt <= now
    ? text('rg.raiseReady', { x })
    : text('rg.raiseWaits', { x, time: formatManila(startsAt, 'minute') });
}
