/** How many of its units `Money` has in a centavo. */
export const unitsPerCentavo = 100;
