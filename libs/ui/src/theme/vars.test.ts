import { expect, test } from 'vitest';

import { vars } from './vars.css';

test.each(Object.entries(vars))(
  'the properties of %s bear the prefix of the kit and the name of their group',
  (group, tokens) => {
    const prefix = `var(--kislap-${group}-`;
    expect(Object.values(tokens).filter((name) => !name.startsWith(prefix))).toEqual([]);
  },
);

test('a colour is called by its role and has no number', () => {
  expect(Object.keys(vars.color).filter((role) => /\d/.test(role))).toEqual([]);
  expect(vars.color.textMuted).toBe('var(--kislap-color-text-muted)');
});
