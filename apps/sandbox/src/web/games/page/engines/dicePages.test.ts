import { diceTables } from '@kislap/domain/games';
import { expect, it } from 'vitest';
import { numbersOfWheel } from './dicePages';
import { pageOfEngine } from './pageOfEngine';

it('has every number of the table once on the wheel, zero at its top', () => {
  const numbers = numbersOfWheel(diceTables.wheel);
  expect(numbers[0]).toBe(0);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 25 }, (_, n) => n));
});

it('draws a wheel for the wheel, and dice for dice', async () => {
  const wheel = (await pageOfEngine({ engine: 'dice', variant: 'wheel' }, 'en').stage).toString();
  const dice = (await pageOfEngine({ engine: 'dice', variant: 'overUnder' }, 'en').stage).toString();
  expect(wheel.match(/class="pocket/g)).toHaveLength(25);
  expect(wheel).toContain('data-variant="wheel"');
  expect(dice.match(/data-die/g)).toHaveLength(2);
});

it('says in Filipino what a number has to be under or over', () => {
  const { bets } = pageOfEngine({ engine: 'dice', variant: 'overUnder' }, 'tag');
  const labels = bets.map(({ label }) => label).join('\n');
  expect(labels).toMatch(/^Mas mababa sa 50$/m);
  expect(labels).toMatch(/^Lampas sa 49$/m);
});
