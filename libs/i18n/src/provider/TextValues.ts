/**
 * What fills the `{placeholders}` of a message.
 *
 * @example
 * const values: TextValues = { n: 2 };
 * checkInMessage({ type: 'vip', level: 2 }); // => { id: 'sign.tipVip', values }
 */
export type TextValues = Readonly<Record<string, string | number>>;
