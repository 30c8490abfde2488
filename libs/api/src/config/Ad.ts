import type { AdFrequency } from './AdFrequency';

/**
 * An advertisement of the operator. Its words are plain text; its link is as sent: read it before opening.
 *
 * @example
 * const popup: Ad = { id: 1, link: 'overlay:deposit', frequency: 'day', sort: 1, title: 'Play fair' };
 * popup.image; // => undefined
 */
export interface Ad {
  readonly id: number;
  readonly link: string;
  readonly frequency: AdFrequency;
  readonly sort: number;
  readonly image?: string;
  readonly title?: string;
  readonly text?: string;
}
