/**
 * What a read is cached under: the call's name, then what it depends on. A player's facts carry the user id.
 *
 * @example
 * const key: ReadKey = ['getUserScore', 7];
 * balanceKey(7); // => key
 */
export type ReadKey = readonly [call: string, ...parameters: readonly (string | number)[]];
