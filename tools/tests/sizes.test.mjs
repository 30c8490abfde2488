import { describe, expect, it } from 'vitest';
import { checkBudget } from '../sizes/checkBudget.mjs';
import { injectsStyle } from '../sizes/injectsStyle.mjs';
import { kitComponents } from '../sizes/kitComponents.mjs';

const button = { name: 'Button', layer: 'primitives', js: 1290, css: 849, with: [] };

describe('the budget of a component', () => {
  it('is kept by what it was made from', () => {
    expect(checkBudget([button], { Button: button })).toEqual([]);
  });

  it.each([
    ['is heavier', { js: 1500 }, /1500 B of script/],
    ['has more style', { css: 1000 }, /1000 B of style/],
    ['brings something along', { with: ['radix'] }, /brings along radix, which its budget does not have/],
    ['brings along a layer above it', { with: ['patterns'] }, /patterns, which lies above it/],
  ])('is broken by a component that %s', (_case, change, problem) => {
    expect(checkBudget([{ ...button, ...change }], { Button: button })).toContainEqual(
      expect.stringMatching(problem),
    );
  });

  it('is asked of a new component, and dropped with one that has gone', () => {
    expect(checkBudget([button], { Chip: button })).toEqual([
      'Button has no budget yet.',
      'Chip has a budget and is not in the kit.',
    ]);
  });

  it('allows no layer above even when it says so', () => {
    const heavy = { ...button, with: ['player'] };
    expect(checkBudget([heavy], { Button: heavy })).toEqual([
      'Button (primitives) brings along player, which lies above it.',
    ]);
  });
});

describe('weighing', () => {
  it('lists what the kit exports, without its types', () => {
    const source = [
      "export type { Skin } from './theme/Skin';",
      "export { List, type ListProps, Row } from './patterns/List';",
    ].join('\n');
    expect(kitComponents(source)).toEqual([
      { name: 'List', layer: 'patterns', path: 'patterns/List' },
      { name: 'Row', layer: 'patterns', path: 'patterns/List' },
    ]);
  });

  it('sees style that is written at run time', () => {
    expect(injectsStyle('let a=document.createElement(`style`)')).toBe(true);
    expect(injectsStyle('document.adoptedStyleSheets=[s]')).toBe(false);
  });
});
