import type en from './en.json';

/**
 * Every text the app can show; English is the source, Filipino has the same ids (tested).
 *
 * @example
 * const id: MessageId = 'common.loginFirst';
 * (await loadCatalogue('en'))[id]; // => 'Please log in first!'
 */
export type MessageId = keyof typeof en;
