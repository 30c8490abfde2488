import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { AwardNote } from './AwardNote';
import type { DepositAward } from './useDepositForm';

const bound: DepositAward = { percent: 5, isChoice: false };

const show = (award: DepositAward) => renderWithOperator(<AwardNote {...award} />);

it('says what comes with every deposit, that it is locked, and where it does not', async () => {
  await show(bound);
  const note =
    'This channel adds 5% to each deposit, locked until you bet it. Channels without a % add nothing.';
  expect(screen.getByText(note)).toBeDefined();
});

it('says nothing of what is asked for by itself, or is not there', async () => {
  await show({ ...bound, isChoice: true });
  await show({ ...bound, percent: 0 });
  expect(screen.queryByText(/This channel adds/)).toBeNull();
});
