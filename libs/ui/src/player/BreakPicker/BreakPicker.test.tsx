import { epochSecondsFrom } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BreakPicker } from './BreakPicker';

const at = (iso: string) => epochSecondsFrom(Date.parse(iso) / 1000);

test('each length says the minute it ends, however long it is', async () => {
  const onChange = vi.fn();
  renderInEnglish(
    <BreakPicker
      label="Length"
      value="24h"
      lengths={[
        { value: '24h', title: '24 hours', until: at('2025-11-21T13:04:33Z') },
        { value: '6m', title: '6 months', until: at('2026-05-19T16:00:00Z') },
      ]}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Length' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /24 hours.*until 2025-11-21 21:04/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /6 months.*until 2026-05-20 00:00/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('6m');
});
