import type { ActivityGroup } from './ActivityGroup';

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
