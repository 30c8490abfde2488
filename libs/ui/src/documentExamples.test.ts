// @vitest-environment happy-dom
// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { type Scheme } from './index';

describe('examples of index', () => {
  it('Scheme', () => {
    expect.assertions(0);
    const scheme: Scheme = 'dark';
    document.documentElement.dataset['scheme'] = scheme;
  });
});
