/**
 * What the promotion page can be narrowed down to.
 *
 * @example
 * const group: ActivityGroup = 'vip';
 * isInGroup(activityNumber.vip, group); // => true
 */
export type ActivityGroup = 'all' | 'deposit' | 'daily' | 'friends' | 'vip';
