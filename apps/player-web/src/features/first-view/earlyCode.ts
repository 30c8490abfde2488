/** What the boot script fetches code for, ahead of the app: a player's home, and what a tap leads to. */
export type EarlyCode = 'player' | 'login' | 'deposit' | 'sheet';

/** The name of the element of the page that tells the files, with blanks between. */
export const earlyCodeTag = (name: string): string => `kislap-code-${name}`;
