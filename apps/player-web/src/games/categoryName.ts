import type { MessageId, TranslateText } from '@kislap/i18n';

const names: ReadonlyMap<string, MessageId> = new Map<string, MessageId>([
  ['slot', 'game.slots'],
  ['fish', 'game.fish'],
  ['live', 'game.live'],
  ['bingo', 'game.bingo'],
  ['card', 'game.cards'],
  ['dice', 'game.dice'],
  ['crash', 'game.crash'],
  ['sport', 'game.sports'],
]);

/** What kind of game it is, in the player's language; categories of the operator's own are "Other games". */
export function categoryName(category: string, text: TranslateText): string {
  return text(names.get(category) ?? 'game.other');
}
