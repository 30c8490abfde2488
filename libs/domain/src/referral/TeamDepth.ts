/** How far down a team goes: 1 are the invited, 2 whom those invited, 3 whom those invited. */
export type TeamDepth = 1 | 2 | 3;
