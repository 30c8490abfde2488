import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RecordRow } from './RecordRow';

const record = (props: Partial<ComponentProps<typeof RecordRow>>) =>
  renderInEnglish(
    <RecordRow
      kind="deposit"
      amount={moneyFromPeso(1000)}
      status="complete"
      route="GCASH · 0917 ••• 4567"
      mark="gcash"
      at={epochSecondsFrom(1_763_643_873)}
      {...props}
    />,
  );

test.each([
  ['deposit', 'pending', '+₱1,000.00', 'Pending'],
  ['deposit', 'complete', '+₱1,000.00', 'Success'],
  ['deposit', 'failed', '₱1,000.00', 'Failed'],
  ['withdrawal', 'pending', '−₱1,000.00', 'Pending'],
  ['withdrawal', 'complete', '−₱1,000.00', 'Complete'],
  ['withdrawal', 'failed', '₱1,000.00', 'Failed'],
] as const)('a %s that is %s shows %s and "%s"', (kind, status, amount, word) => {
  record({ kind, status });
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(screen.getByRole('listitem').textContent?.startsWith(amount)).toBe(true);
});

test('a deposit that was not paid in time says so, and reads neither as credited nor as failed', () => {
  record({ status: 'pending', isTimeUp: true });
  expect(screen.getByText('Not paid in time')).toBeInTheDocument();
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem').textContent?.startsWith('₱1,000.00')).toBe(true);
});

test('its time is the Manila one', () => {
  record({});
  expect(screen.getByText('2025-11-20 21:04:33')).toBeInTheDocument();
});
