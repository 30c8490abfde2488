import { moneyFromPeso } from '@kislap/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { NetChart } from './NetChart';

const days = [
  { day: '2025-11-18', amount: moneyFromPeso(120) },
  { day: '2025-11-19', amount: moneyFromPeso(-45.5) },
  { day: '2025-11-20', amount: moneyFromPeso(0) },
];

test('the drawing is silent and every day stands in a table', () => {
  const { container } = renderInEnglish(<NetChart label="Net result" days={days} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  const table = screen.getByRole('table', { name: 'Net result' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['18 Nov+₱120.00', '19 Nov−₱45.50', '20 Nov₱0.00']);
});

test('without a choice it shows all days together', () => {
  renderInEnglish(<NetChart label="Net result" days={days} total={moneyFromPeso(74.5)} />);
  expect(screen.getByText('+₱74.50')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('a day is read by moving the slider', () => {
  const onChange = vi.fn();
  renderInEnglish(<NetChart label="Net result" days={days} choice={{ day: '2025-11-19', onChange }} />);
  const slider = screen.getByRole('slider', { name: 'Choose a day' });
  expect(slider).toHaveAttribute('aria-valuetext', '19 Nov: −₱45.50');
  expect(screen.getByText('19 Nov 2025')).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '0' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2025-11-18');
});

test('a day that is not drawn reads the last one', () => {
  renderInEnglish(<NetChart label="Net" days={days} choice={{ day: '2020-01-01', onChange: vi.fn() }} />);
  expect(screen.getByText('20 Nov 2025')).toBeInTheDocument();
});

test('unknown is busy and shows no figure; nothing says so', () => {
  const { rerender } = renderInEnglish(<NetChart label="Net result" days={undefined} />);
  expect(screen.getByRole('region', { name: 'Net result' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/₱/)).not.toBeInTheDocument();
  rerender(<NetChart label="Net result" days={[]} />);
  expect(screen.getByText('No Data')).toBeInTheDocument();
});
