import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ModePicker } from './ModePicker';

test('a mode is chosen by its name', async () => {
  const onChange = vi.fn();
  renderInEnglish(
    <ModePicker
      modes={[
        { code: 'gcash', name: 'Gcash', isHot: true },
        { code: 'maya', name: 'Maya', isHot: false },
      ]}
      value="gcash"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Gcash Hot' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Maya' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('maya');
});
