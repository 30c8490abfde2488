import type { Activity } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';

/**
 * What the promotion page can be narrowed down to.
 *
 * @example
 * const group: ActivityGroup = 'vip';
 * isInGroup(activityNumber.vip, group); // => true
 */
export type ActivityGroup = 'all' | 'deposit' | 'daily' | 'friends' | 'vip';

/** Activity types by the operator's numbers; one may belong to several groups. */
const typesByGroup: Readonly<Record<Exclude<ActivityGroup, 'all'>, readonly number[]>> = {
  deposit: [13, 15, 19, 23, 27, 28],
  daily: [1, 5, 6, 7, 8, 12, 13, 27],
  friends: [3, 4, 9, 14],
  vip: [2],
};

/**
 * Whether an activity belongs to a group of the promotion page. All of them are in 'all'.
 *
 * @example
 * isInGroup(activityNumber.draw, 'friends'); // => true
 * isInGroup(activityNumber.draw, 'vip'); // => false
 */
export function isInGroup(type: number, group: ActivityGroup): boolean {
  return group === 'all' || typesByGroup[group].includes(type);
}

/**
 * The one group that a card names above its title. What only a newcomer can have says so.
 *
 * @example
 * groupOf(activityNumber.checkIn); // => 'daily'
 * groupOf(23); // => 'newcomers'
 */
export function groupOf(type: number): Exclude<ActivityGroup, 'all'> | 'newcomers' | 'other' {
  if (type === 19 || type === 23) return 'newcomers';
  return (['friends', 'vip', 'daily', 'deposit'] as const).find((group) => isInGroup(type, group)) ?? 'other';
}

/**
 * Promotions in the order they are listed: what is claimed or has ended sinks below what can still be done, and
 * otherwise the operator's order stays.
 *
 * @example
 * const cards = [{ name: 'ladder', isFinished: true }, { name: 'draw', isFinished: false }];
 * finishedLast(cards).map(({ name }) => name); // => ['draw', 'ladder']
 */
export function finishedLast<Promotion extends { readonly isFinished: boolean }>(
  promotions: readonly Promotion[],
): readonly Promotion[] {
  return [
    ...promotions.filter(({ isFinished }) => !isFinished),
    ...promotions.filter(({ isFinished }) => isFinished),
  ];
}

/** What stands above a title: the operator's mark, and whom or what it is for. */
export function activityKicker({ type, mark }: Pick<Activity, 'type' | 'mark'>, text: TranslateText): string {
  const group = text(`promo.kicker.${groupOf(type)}`);
  return mark === undefined ? group : `${text(mark === 'hot' ? 'game.hot' : 'game.new')} · ${group}`;
}
