/** A card: its rank 1 (ace) to 13 (king), and its suit 0 to 3: spades, hearts, clubs, diamonds. */
export type PlayingCard = readonly [rank: number, suit: number];

const signs = ['♠', '♥', '♣', '♦'];

/** A card as players write it, for example `Q♥`. */
export function cardText([rank, suit]: PlayingCard): string {
  return `${rankText(rank)}${signs[suit] ?? ''}`;
}

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** A rank as it stands on the card. */
function rankText(rank: number): string {
  return letters[rank] ?? String(rank);
}

/** Hearts and diamonds are red. */
export function isRed([, suit]: PlayingCard): boolean {
  return suit % 2 === 1;
}
