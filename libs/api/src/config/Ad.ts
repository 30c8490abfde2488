import type { AdFrequency } from '@kislap/domain';

/** An advertisement of the operator. Its words are plain text; its link is as sent: read it before opening. */
export interface Ad {
  readonly id: number;
  readonly link: string;
  readonly frequency: AdFrequency;
  readonly sort: number;
  readonly image?: string;
  readonly title?: string;
  readonly text?: string;
}
