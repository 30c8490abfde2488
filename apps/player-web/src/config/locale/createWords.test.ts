import { loadLateCatalogue } from '@kislap/i18n';
import { describe, expect, it } from 'vitest';
import { createWords } from './createWords';

describe('the words of a visit', () => {
  it('come into one dictionary, so that what already reads it can say the rest too', async () => {
    const words = createWords(() => 'en');
    const catalogue = await words.loadStart('tag');
    await words.loadRest();
    expect(catalogue['dep.arrived']).toBe('Pumasok na ang deposit mo, PHP {amount}');
  });

  it('are those of the remembered language when the rest is asked for first', async () => {
    const words = createWords(() => 'tag');
    await words.loadRest();
    expect((await words.loadStart('tag'))['dep.arrived']).toBe('Pumasok na ang deposit mo, PHP {amount}');
  });

  it('are joined by those that a few screens alone say', async () => {
    const words = createWords(() => 'en');
    const catalogue = await words.loadStart('tag');
    await words.add(loadLateCatalogue);
    expect(catalogue['away.start.exclusion']).toBe('I-exclude ako');
  });

  it('are fetched once, however many pages ask for them', async () => {
    const words = createWords(() => 'en');
    const rest = words.loadRest();
    expect(words.loadRest()).toBe(rest);
    await rest;
  });
});
