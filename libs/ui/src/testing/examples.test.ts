// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { toast } from '../index';
import { forgetToasts } from './index';

describe('examples of testing', () => {
  it('forgetToasts', () => {
    toast({ kind: 'notice', title: 'Saved' });
    expect(forgetToasts()).toEqual(undefined);
  });
});
