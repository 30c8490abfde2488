import { describe, expect, it } from 'vitest';

import { maskPhone } from './maskPhone';

describe('maskPhone', () => {
  it('shows the prefix and the last four digits', () => {
    expect(maskPhone('639171234567')).toBe('+63 917 *** 4567');
  });

  it.each(['', '9171234567', '6391712', '1639171234567', '639171234567x', '639171234567\n1'])(
    'hides %j whole',
    (phone) => {
      expect(maskPhone(phone)).toBe('***');
    },
  );
});
