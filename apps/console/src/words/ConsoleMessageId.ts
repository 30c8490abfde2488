import type en from './en.json';

/** Every text of the console; English is the source. */
export type ConsoleMessageId = keyof typeof en;
