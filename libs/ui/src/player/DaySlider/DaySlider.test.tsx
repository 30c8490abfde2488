import { moneyFromPeso } from '@kislap/domain';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { DaySlider } from './DaySlider';

const days = [
  { day: '2025-11-19', amount: moneyFromPeso('-45.5') },
  { day: '2025-11-20', amount: moneyFromPeso(64) },
];

test('its value is the chosen day with its amount', () => {
  renderInEnglish(<DaySlider days={days} index={0} onChange={vi.fn()} />);
  const slider = screen.getByRole('slider', { name: 'Choose a day' });
  expect(slider).toHaveAttribute('aria-valuetext', '19 Nov: −₱45.50');
  expect(slider).toHaveAttribute('max', '1');
});

test('moving it chooses the day under the finger', () => {
  const onChange = vi.fn();
  renderInEnglish(<DaySlider days={days} index={0} onChange={onChange} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2025-11-20');
});
