import { describe, expect, it } from 'vitest';
import { filledShelves, gamesOn } from './shelves';
import { anyGame } from './testing/anyGame';

const games = [
  anyGame({ code: 'mango', category: 'slot' }),
  anyGame({ code: 'perya', category: 'dice' }),
  anyGame({ code: 'sabong', category: 'house special' }),
];
const guest = { games, hot: [], favorites: undefined, recent: [] };
const codesOf = (shelf: Parameters<typeof gamesOn>[0], lobby = guest) =>
  gamesOn(shelf, lobby).map(({ code }) => code);

describe('a shelf of games', () => {
  it('holds the games of its category', () => {
    expect(codesOf('slot')).toEqual(['mango']);
  });

  it('of all games holds those of unknown categories too', () => {
    expect(codesOf('all')).toEqual(['mango', 'perya', 'sabong']);
  });

  it('keeps the order in which games were played', () => {
    expect(gamesOn('recent', { ...guest, recent: ['perya', 'mango'] })).toEqual([games[1], games[0]]);
  });

  it('passes over games that have left the catalogue', () => {
    expect(gamesOn('hot', { ...guest, hot: ['gone', 'mango'] })).toEqual([games[0]]);
  });
});

describe('the shelves on offer', () => {
  it('are those that hold a game', () => {
    expect(filledShelves({ ...guest, hot: ['mango'] })).toEqual(['hot', 'all', 'slot', 'dice']);
  });

  it('include favorites for a player who has none yet', () => {
    expect(filledShelves({ ...guest, favorites: [] })).toContain('favorites');
    expect(filledShelves(guest)).not.toContain('favorites');
  });
});
