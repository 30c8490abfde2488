/** Manila has no summer time: every day there has this many seconds. */
export const secondsPerDay = 86_400;
