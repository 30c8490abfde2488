import { describe, expect, it } from 'vitest';

import { textOrDash } from './textOrDash';

describe('textOrDash', () => {
  it.each([
    ['gcash', 'gcash'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('shows %j as %s', (text, shown) => {
    expect(textOrDash(text)).toBe(shown);
  });
});
