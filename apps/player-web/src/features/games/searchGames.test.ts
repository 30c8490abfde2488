import { expect, it } from 'vitest';
import { searchGames } from './searchGames';
import { anyGame } from './testing/anyGame';

const pina = anyGame({ code: 'a', name: 'Piña Colada', platformCode: 'BTN' });
const perya = anyGame({ code: 'b', name: 'Color Perya', platformCode: 'PRY' });
const nine = anyGame({ code: 'c', name: 'Lucky Nine Gabi', category: 'card', platformCode: 'GAB' });
const studios = new Map([
  ['BTN', 'Bituin Studios'],
  ['PRY', 'Perya House'],
]);
const categoryOf = (category: string) => (category === 'card' ? 'Baraha' : '');
const found = (query: string) => searchGames([pina, perya, nine], query, { studios, categoryOf });

it('finds a game by a part of its name, whatever the case', () => {
  expect(found('COLOR')).toEqual([perya]);
});

it('finds a name with accents without typing them', () => {
  expect(found('pina')).toEqual([pina]);
});

it('finds the games of a studio', () => {
  expect(found('bituin')).toEqual([pina]);
});

it('needs every word that was typed', () => {
  expect(found('color house')).toEqual([perya]);
  expect(found('color bituin')).toEqual([]);
});

it('finds every game while nothing but spaces is typed', () => {
  expect(found('  ')).toEqual([pina, perya, nine]);
});

it('finds the games of a category, as the player calls it', () => {
  expect(found('baraha')).toEqual([nine]);
});

it('finds a number that is typed as a figure', () => {
  expect(found('lucky 9')).toEqual([nine]);
});
