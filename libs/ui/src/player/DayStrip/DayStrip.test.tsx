import { epochSecondsFrom } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { DayStrip } from './DayStrip';

const halfPastMidnightInManila = epochSecondsFrom(Date.UTC(2025, 10, 19, 16, 30) / 1000);

test('it has today and the 29 days before it, in Manila', () => {
  renderInEnglish(<DayStrip now={halfPastMidnightInManila} value="2025-11-20" onChange={vi.fn()} />);
  const days = screen.getAllByRole('radio');
  expect(days).toHaveLength(30);
  expect(days[0]).toHaveAccessibleName(/Today.*20 Nov/);
  expect(days[1]).toHaveAccessibleName(/Yesterday.*19 Nov/);
  expect(days[2]).toHaveAccessibleName(/Tue.*18 Nov/);
  expect(days[0]).toBeChecked();
});

test('a press chooses a day, and the chosen day is brought into view', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const onChange = vi.fn();
  renderInEnglish(<DayStrip now={halfPastMidnightInManila} value="2025-10-25" onChange={onChange} />);
  expect(scrolled).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('radio', { name: /Yesterday/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2025-11-19');
  scrolled.mockRestore();
});

test('a page that is shown again stays where it was scrolled to', () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const page = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <DayStrip now={halfPastMidnightInManila} value="2025-10-25" onChange={vi.fn()} />
    </Activity>
  );
  const { rerender } = renderInEnglish(page('visible'));
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
});
