import { sampleGames, samplePayMethods, samplePlayer } from '@kislap/api/testing';

/** Names that no language changes: of the product, of banks and wallets, of other companies, and of languages. */
const marks = [
  'Kislap',
  'GCash',
  'GcashQR',
  'Gcashwap',
  'OnlineBank',
  'UnionBank',
  'Messenger',
  'Viber',
  'Facebook',
  'Google',
  'Telegram',
  'English',
  'Tagalog',
];

/** What the operators of single stories say beside the sample answers. */
const sentences = [
  'Fiesta of lights',
  'Licensed by the regulator of the Philippines',
  'Not now, please. Not today, says the operator.',
  'GCash is resting until',
  // Each language greets in itself where it is chosen.
  'Good evening, Magandang gabi',
];

const operatorsText = JSON.stringify([
  marks,
  sentences,
  samplePlayer,
  sampleGames,
  samplePayMethods,
]).toLowerCase();

/** Whether a word is the operator's, the player's, or a mark: those stay as they are in every language. */
export const isOperatorsWord = (word: string): boolean => operatorsText.includes(word.toLowerCase());
