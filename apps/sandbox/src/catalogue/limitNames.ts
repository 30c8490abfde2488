/** What a player's own limits are called in letters, by kind and period. */
export const limitNames: ReadonlyMap<string, { readonly en: string; readonly tag: string }> = new Map([
  ['dep-day', { en: 'daily deposit limit', tag: 'deposit limit kada araw' }],
  ['dep-week', { en: 'weekly deposit limit', tag: 'deposit limit kada linggo' }],
  ['dep-month', { en: 'monthly deposit limit', tag: 'deposit limit kada buwan' }],
  ['loss-day', { en: 'daily loss limit', tag: 'limit sa talo kada araw' }],
  ['loss-week', { en: 'weekly loss limit', tag: 'limit sa talo kada linggo' }],
  ['loss-month', { en: 'monthly loss limit', tag: 'limit sa talo kada buwan' }],
  ['session-day', { en: 'daily play time limit', tag: 'limit sa oras ng laro kada araw' }],
]);

/** In place of an amount. */
export const noLimit = { en: 'no limit', tag: 'walang limit' } as const;
