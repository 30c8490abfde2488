import { describe, expect, test } from 'vitest';

import { checkStates, criterionStates, ruleSet } from './accessibilityState';

const seenBy = (wanted: string) => criterionStates.find(({ number }) => number === wanted)?.seenBy;
const unseen = criterionStates.filter(({ seenBy: rules }) => rules.length === 0).map(({ number }) => number);

describe('the criteria of WCAG 2.2 A and AA', () => {
  test('are all there: 55, without 4.1.1, which is gone', () => {
    expect(criterionStates).toHaveLength(55);
    expect(seenBy('4.1.1')).toBeUndefined();
  });

  test('are looked for by rules of axe, by our own checks, or by a person', () => {
    expect(seenBy('1.4.3')).toContain('color-contrast');
    expect(seenBy('2.5.8')).toEqual(['targets']);
    expect(seenBy('1.4.10')).toContain('squeeze');
    for (const number of ['1.3.2', '2.4.3', '2.4.11', '3.3.4']) expect(unseen).toContain(number);
  });

  test('are those of the rules that run: none that axe leaves out by itself', () => {
    expect(ruleSet.rules).toBeGreaterThan(50);
    expect(criterionStates.flatMap(({ seenBy: rules }) => rules)).not.toContain('target-size');
  });
});

describe('a component', () => {
  test('says how many of its stories pass each check, and who is exempt why', () => {
    const states = checkStates([
      { name: 'Idle', parameters: { a11y: { test: 'error' } }, playFunction: () => undefined },
      { name: 'Map', parameters: { a11y: { disable: true, reason: 'Drawn by another company.' } } },
      { name: 'Tiny', parameters: { targets: { skip: 'Stands in a sentence.' } } },
    ]);
    expect(states).toEqual([
      { check: 'axe', stories: 2, exempt: [{ story: 'Map', reason: 'Drawn by another company.' }] },
      { check: 'targets', stories: 2, exempt: [{ story: 'Tiny', reason: 'Stands in a sentence.' }] },
      { check: 'squeeze', stories: 3, exempt: [] },
      { check: 'used as a person would', stories: 1, exempt: [] },
    ]);
  });
});
