import { describe, expect, it } from 'vitest';
import { anyGame } from '../../features/games/testing/anyGame';
import { gamesSearch, queriedGames, readGamesQuery } from './gamesQuery';

const mango = anyGame({ code: 'mango', name: 'Mango Rush', category: 'slot', platformCode: 'KIS' });
const bangka = anyGame({
  code: 'bangka',
  name: 'Bangka Bay',
  category: 'fish',
  platformCode: 'PRY',
  isNew: true,
});
const lobby = { games: [mango, bangka], hot: [], favorites: undefined, recent: ['bangka'] };

describe('the address of the page of games', () => {
  it.each(['', '?shelf=slot', '?shelf=new&studio=KIS&sort=name'])('reads as it was written: %s', (search) => {
    expect(gamesSearch(readGamesQuery(search))).toBe(search);
  });

  it('is all games where it says something else', () => {
    expect(readGamesQuery('?shelf=gone&sort=price')).toEqual({ shelf: 'all', studio: '', sort: 'featured' });
  });
});

describe('the games of an address', () => {
  it.each([
    ['', ['mango', 'bangka']],
    ['?shelf=recent', ['bangka']],
    ['?studio=KIS', ['mango']],
    ['?sort=name', ['bangka', 'mango']],
    ['?sort=new', ['bangka', 'mango']],
    ['?shelf=new', ['bangka']],
    ['?studio=GONE', []],
  ])('%s', (search, codes) => {
    expect(queriedGames(lobby, readGamesQuery(search)).map(({ code }) => code)).toEqual(codes);
  });
});
