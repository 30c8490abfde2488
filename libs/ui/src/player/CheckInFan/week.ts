/** The fan always has a week of blades, whatever the operator's plan holds. */
export const WEEK = 7;
