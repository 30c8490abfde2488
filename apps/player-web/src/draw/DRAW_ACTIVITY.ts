/** The operator's number of the luck draw among its activities. */
export const DRAW_ACTIVITY = 9;
