const usualRootPx = 16;

/**
 * The width that words keep for themselves: nothing at the usual size of text, where all stand in a line, and so much of
 * their own size in larger text that what stands beside them goes below.
 *
 * @param rem how much of it counts; at 200 % it is half of this
 */
export const roomInLargeText = (rem: number): string => `max(0px, ${rem}rem - ${rem * usualRootPx}px)`;
