import { describe, expect, it } from 'vitest';

import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import { seconds } from '../testing/seconds';
import { checkBirthday } from './checkBirthday';

describe('checkBirthday', () => {
  it.each([
    ['on the 21st birthday in Manila', '2004-11-21', '2025-11-21T00:00:00+08:00'],
    ['long after it', '1980-01-01', '2025-11-21T00:00:00+08:00'],
    ['born on 29 February, on 1 March', '2004-02-29', '2025-03-01T00:00:00+08:00'],
  ])('accepts a player %s', (_case, birthday, now) => {
    expect(checkBirthday(birthday, seconds(now))).toEqual(ok(birthday));
  });

  it.each([
    ['the second before the 21st birthday in Manila', '2004-11-21', '2025-11-20T23:59:59+08:00'],
    ['born on 29 February, on 28 February', '2004-02-29', '2025-02-28T12:00:00+08:00'],
    ['born in the future', '2030-01-01', '2025-11-21T00:00:00+08:00'],
  ])('refuses a player %s', (_case, birthday, now) => {
    expect(checkBirthday(birthday, seconds(now))).toEqual(fail('underAge'));
  });

  it('refuses a day that does not exist', () => {
    expect(checkBirthday('2000-02-30', seconds('2025-11-21T00:00:00+08:00'))).toEqual(fail('notADate'));
    expect(checkBirthday('', seconds('2025-11-21T00:00:00+08:00'))).toEqual(fail('notADate'));
  });
});
