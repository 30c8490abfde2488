import type { ConsoleMessageId } from '../words/ConsoleMessageId';

/** What each account of the beginning is good for, by its login. */
export const seedDescriptions: Readonly<Record<string, ConsoleMessageId>> = {
  '639170000001': 'console.seed.fresh',
  '639170000002': 'console.seed.regular',
  '639170000003': 'console.seed.whale',
  'sandbox-nophone': 'console.seed.noPhone',
  '639170000005': 'console.seed.resting',
  '639170000006': 'console.seed.inReview',
};
