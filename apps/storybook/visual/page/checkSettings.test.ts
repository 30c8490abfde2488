import { describe, expect, test, vi } from 'vitest';

import { checkSettingsOf } from './checkSettings';

vi.stubEnv('VITE_STORY_CHECKS', 'all');
const a11y = { test: 'error' };

describe('what a story asks of its checks', () => {
  test('is nothing when it says nothing', () => {
    expect(checkSettingsOf({ a11y })).toEqual({ visual: {}, targets: {}, squeeze: {} });
  });

  test('is an exemption with its reason', () => {
    const visual = { skip: 'the map is drawn by the phone' };
    expect(checkSettingsOf({ a11y, visual }).visual).toEqual(visual);
  });

  test.each([{ skip: '' }, { skip: '  ' }, { skip: true }])('is refused without a reason: %o', (squeeze) => {
    expect(() => checkSettingsOf({ a11y, squeeze })).toThrow('exempting a story takes a reason');
  });

  test('is refused when no check knows it', () => {
    expect(() => checkSettingsOf({ a11y, targets: { disable: 'yes' } })).toThrow('not disable');
  });

  test('may leave out what axe found in order', () => {
    expect(() =>
      checkSettingsOf({ a11y: { ...a11y, options: { resultTypes: ['violations'] } } }),
    ).not.toThrow();
  });

  test.each([
    { test: 'off' },
    { test: 'error', disable: true },
    { test: 'error', config: { rules: [] } },
    { test: 'error', options: { resultTypes: ['violations'], runOnly: ['wcag2a'] } },
  ])('weakens accessibility only with a reason: %o', (weakened) => {
    expect(() => checkSettingsOf({ a11y: weakened })).toThrow('parameters.a11y.reason');
    expect(() => checkSettingsOf({ a11y: { ...weakened, reason: 'a third party draws it' } })).not.toThrow();
  });
});
