import type en from './en.json';

/** Every text the app can show; English is the source, Filipino has the same ids (tested). */
export type MessageId = keyof typeof en;
