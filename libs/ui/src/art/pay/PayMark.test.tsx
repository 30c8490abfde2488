import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PayMark } from './PayMark';

const drawn = (mode: string, bank?: string) => render(<PayMark mode={mode} bank={bank} />).container;

test('a bank without a mark of its own shows its letters, silently', () => {
  expect(drawn('banktransfer', 'BPI')).toHaveTextContent('BPI');
  expect(drawn('banktransfer', 'Security Bank')).toHaveTextContent(/^SEC$/);
  expect(drawn('banktransfer', 'BDO').querySelector('[aria-hidden]')).not.toBeNull();
});

test('a wallet shows its mark, and a transfer to no bank in particular that of any bank', () => {
  expect(drawn('gcash', 'GCASH').querySelector('img')).not.toBeNull();
  expect(drawn('banktransfer').querySelector('img')).not.toBeNull();
});
