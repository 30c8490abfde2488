import { formatManila, formatPeso, subtractMoney, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money } from '@kislap/domain';
import { minutesText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

/** How much is allowed: pesos for deposits and losses, minutes for play. */
type LimitSize =
  | { readonly kind: 'money'; readonly most: Money }
  | { readonly kind: 'minutes'; readonly most: number };

/**
 * A higher limit that was asked for, or none. It waits, and then it asks again.
 *
 * @example
 * import { epochSecondsFrom } from '@kislap/domain';
 * const now = epochSecondsFrom(1_767_196_800);
 * const raise: LimitRaise = { to: { kind: 'minutes', most: 180 }, startsAt: now, now };
 * raise.to.kind; // => 'minutes'
 */
export interface LimitRaise {
  /** `none` where the limit itself is to go, which is not a limit of zero. */
  readonly to: LimitSize | { readonly kind: 'none' };
  readonly startsAt: EpochSeconds;
  /** Until when it can be confirmed, where that is known. */
  readonly endsAt?: EpochSeconds | undefined;
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
  | {
      readonly kind: 'money';
      readonly most: Money;
      /** With what is reserved. */
      readonly used: Money;
      /** What of that orders hold that are not credited yet. */
      readonly reserved?: Money;
    }
  | { readonly kind: 'minutes'; readonly most: number; readonly used: number };

/** How much a limit allows, in pesos or in time. */
function limitSizeText(text: TranslateText, size: LimitSize): string {
  return size.kind === 'money' ? formatPeso(size.most) : minutesText(text, size.most);
}

/** What is used, and what of a limit is only reserved. */
function usedText(text: TranslateText, limit: Exclude<Limit, { kind: 'none' }>): string {
  if (limit.kind === 'minutes') return text('rg.used', { x: minutesText(text, limit.used) });
  const { used, reserved = zeroMoney } = limit;
  if (reserved === zeroMoney) return text('rg.used', { x: formatPeso(used) });
  return text('rg.reserved', { x: formatPeso(subtractMoney(used, reserved)), y: formatPeso(reserved) });
}

/** What counts as used by now; orders may still expire. */
const spentOf = (limit: Exclude<Limit, { kind: 'none' }>) =>
  limit.kind === 'money' ? subtractMoney(limit.used, limit.reserved ?? zeroMoney) : limit.used;

interface LimitTexts {
  readonly most: string;
  /** A sentence. */
  readonly used: string;
  readonly spoken: string;
  /** Nothing is left of it, whatever becomes of orders. */
  readonly isReached: boolean;
  /** From 0 to 1; a limit of zero is full. */
  readonly progress: number;
}

/** What is printed of a limit, in pesos or in time; `undefined` when there is none. */
export function limitTexts(text: TranslateText, limit: Limit): LimitTexts | undefined {
  if (limit.kind === 'none') return undefined;
  const most = limitSizeText(text, limit);
  const have = limit.kind === 'money' ? formatPeso(limit.used) : minutesText(text, limit.used);
  return {
    most,
    used: usedText(text, limit),
    spoken: text('common.of', { have, need: most }),
    isReached: spentOf(limit) >= limit.most,
    progress: limit.used >= limit.most ? 1 : Math.max(0, limit.used / limit.most),
  };
}

/** What a raise that waits says: when it may start, or that it only waits for a confirmation, and until when. */
export function raiseText(text: TranslateText, raise: LimitRaise): string {
  const { to, startsAt, endsAt, now } = raise;
  const isReady = startsAt <= now;
  const time = formatManila(startsAt, 'minute');
  const x = to.kind === 'none' ? '' : limitSizeText(text, to);
  if (!isReady) return x === '' ? text('rg.removalWaits', { time }) : text('rg.raiseWaits', { x, time });
  const ready = x === '' ? text('rg.removalReady') : text('rg.raiseReady', { x });
  return endsAt === undefined
    ? ready
    : `${ready} ${text('rg.confirmUntil', { time: formatManila(endsAt, 'minute') })}`;
}
