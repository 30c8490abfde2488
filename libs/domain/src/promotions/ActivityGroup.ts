/** What the promotion page can be narrowed down to. */
export type ActivityGroup = 'all' | 'deposit' | 'daily' | 'friends' | 'vip';
