import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { AwardNote } from './AwardNote';
import type { DepositAward } from './useDepositForm';

const show = (award: DepositAward) => renderWithOperator(<AwardNote {...award} />);

it('says what comes with every deposit, that it is locked, and where it does not', async () => {
  await show({ boundPercent: 5 });
  const note = 'This channel adds 5%, locked. Channels without a % add nothing.';
  expect(screen.getByText(note)).toBeDefined();
});

it('says nothing of what is asked for by itself, or is not there', async () => {
  await show({ methodId: 3, mode: 'maya', awardPercent: 5, isChoice: true, boundPercent: 0 });
  expect(screen.queryByText(/This channel adds/)).toBeNull();
});
