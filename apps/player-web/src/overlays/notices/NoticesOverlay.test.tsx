import { answer } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { NoticesOverlay } from './NoticesOverlay';

const modal = { isOpen: true, onDismiss: () => undefined, onExited: () => undefined };

function show(dates: { readonly stime: number; readonly etime: number }): Promise<void> {
  return renderWithOperator(<NoticesOverlay modal={modal} onAnswer={() => undefined} />, {
    noticeList: () =>
      answer([{ id: 1, sort: 1, title: 'Maya rests', content: 'Deposits by Maya rest.', ...dates }]),
  });
}

it('a notice says what, since when and until when, in Manila time', async () => {
  await show({ stime: 1_700_000_000, etime: 4_102_444_800 });
  expect(await screen.findByText('Deposits by Maya rest.')).toBeDefined();
  expect(screen.getByText('2023-11-15 06:13:20')).toBeDefined();
  expect(screen.getByText('2100-01-01 08:00:00')).toBeDefined();
});

it('a notice without a beginning says no dates', async () => {
  await show({ stime: 0, etime: 4_102_444_800 });
  expect(await screen.findByText('Deposits by Maya rest.')).toBeDefined();
  expect(screen.queryByText(/2100/)).toBeNull();
});
