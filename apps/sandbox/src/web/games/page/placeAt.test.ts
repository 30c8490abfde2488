import { expect, it } from 'vitest';
import { placeAt } from './placeAt';

it('leaves the first one alone at the line, and the others apart and in order behind it', () => {
  for (const racers of [4, 6]) {
    const places = Array.from({ length: racers }, (_, place) => placeAt(place, racers));
    expect(places[0]).toBe(100);
    for (const [place, at] of places.slice(1).entries())
      expect(at).toBeLessThanOrEqual((places[place] ?? 0) - 8);
    expect(places.at(-1)).toBeGreaterThan(0);
  }
});
