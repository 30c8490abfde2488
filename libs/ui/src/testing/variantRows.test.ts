import { expect, test } from 'vitest';

import { badge } from '../primitives/Badge/Badge.css';
import { button } from '../primitives/Button/Button.css';
import { stack } from '../primitives/Stack/Stack.css';
import { variantRows } from './variantRows';

test('the two longest variants meet each other', () => {
  const rows = variantRows(button);
  expect(rows[0]).toEqual({
    name: 'variant: primary',
    cells: ['lg', 'md', 'sm'].map((size) => ({ name: size, selection: { variant: 'primary', size } })),
  });
});

test('every other variant has a row of its own', () => {
  expect(variantRows(button)).toContainEqual({
    name: 'isBlock',
    cells: [{ name: 'true', selection: { isBlock: true } }],
  });
});

test('one variant is one row', () => {
  const [row, ...others] = variantRows(badge);
  expect(others).toEqual([]);
  expect(row?.cells.map(({ name }) => name)).toEqual(Object.keys(badge.classNames.variants.tone));
});

test('a step of a scale stays a number', () => {
  expect(variantRows(stack)[0]?.cells[0]?.selection.gap).toBe(0);
});

test('no variant that a recipe knows is left out', () => {
  const shown = new Set(
    variantRows(button).flatMap(({ cells }) =>
      cells.flatMap(({ selection }) => Object.entries(selection).map(String)),
    ),
  );
  const known = Object.entries(button.classNames.variants).flatMap(([variant, classes]) =>
    Object.keys(classes).map((value) => `${variant},${value}`),
  );
  expect([...shown].toSorted()).toEqual(known.toSorted());
});
