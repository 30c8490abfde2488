import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Option } from './Option';

test('an option outside a group says what is missing and what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lonely = (
    <Option value="gcash" look="row">
      GCash
    </Option>
  );
  expect(() => render(lonely)).toThrow('An Option has no meaning outside an OptionGroup: wrap it in one.');
  vi.restoreAllMocks();
});
