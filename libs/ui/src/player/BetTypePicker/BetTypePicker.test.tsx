import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BetTypePicker, nextBetTypes } from './BetTypePicker';

const types = [
  { code: 'slot', name: 'Slots', count: 21 },
  { code: 'live', name: 'Live', count: 1 },
];

test('no choice is all of them', () => {
  renderInEnglish(<BetTypePicker types={types} chosen={[]} total={22} onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Game type' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /All types.*22 bets/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Live.*1 bet/ })).not.toBeChecked();
});

test('studios stand apart from kinds of games', () => {
  const withStudio = [...types, { code: 'KSL', name: 'Kislap Play', isStudio: true }];
  renderInEnglish(<BetTypePicker types={withStudio} chosen={[]} onChange={vi.fn()} />);
  const studios = screen.getByRole('group', { name: 'Studios' });
  expect(within(studios).getAllByRole('checkbox')).toHaveLength(1);
  expect(within(studios).getByRole('checkbox', { name: 'Kislap Play' })).toBeInTheDocument();
});

test('a press adds a type, another takes it away, and all clears the choice', async () => {
  const onChange = vi.fn();
  renderInEnglish(<BetTypePicker types={types} chosen={['slot']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Live/ }));
  expect(onChange).toHaveBeenLastCalledWith(['slot', 'live']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Slots/ }));
  expect(onChange).toHaveBeenLastCalledWith([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /All types/ }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('pressing a type twice changes nothing', () => {
  const some = fc.uniqueArray(fc.constantFrom('slot', 'live', 'card', 'fish'));
  fc.assert(
    fc.property(some, fc.constantFrom('slot', 'live', 'card', 'fish'), (chosen, pressed) => {
      const twice = nextBetTypes(nextBetTypes(chosen, pressed), pressed);
      expect(twice.toSorted()).toEqual(chosen.toSorted());
    }),
  );
});
