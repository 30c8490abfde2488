import { expect, it } from 'vitest';

import { button } from '../primitives/Button/Button.css';
import { recipeArgTypes } from './recipeArgTypes';

it('says of each variant its values, its default and its sentence, as the recipe has them', () => {
  const rows = recipeArgTypes(button, {
    variant: 'One.',
    size: 'Two.',
    isBlock: 'Three.',
    isAtEnd: 'Four.',
    isAtStart: 'Five.',
  });
  expect(rows['size']).toEqual({
    description: 'Two.',
    options: ['lg', 'md', 'sm'],
    control: { type: 'select' },
    table: { type: { summary: "'lg' | 'md' | 'sm'" }, defaultValue: { summary: "'lg'" } },
  });
  expect(rows['variant']?.table.defaultValue).toEqual({ summary: "'primary'" });
  expect(rows['isBlock']).toEqual({
    description: 'Three.',
    options: [true, false],
    control: { type: 'boolean' },
    table: { type: { summary: 'boolean' } },
  });
});
