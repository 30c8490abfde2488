/**
 * How far down a team goes: 1 are the invited, 2 whom those invited, 3 whom those invited.
 *
 * @example
 * const invited: TeamDepth = 1;
 * pesoText(commissionOf(moneyFromPeso(10_000), invited, [0.5])); // => '50'
 */
export type TeamDepth = 1 | 2 | 3;
