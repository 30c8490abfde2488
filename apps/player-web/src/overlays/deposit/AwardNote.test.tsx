import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { AwardNote } from './AwardNote';
import type { DepositAward } from './useDepositForm';

const terms = { times: 5, days: 14, maxStake: moneyFromPeso(500) };
const bound = { percent: 5, isChoice: false, amount: moneyFromPeso(50), isElsewhereWithout: true };

const show = (award: DepositAward) => renderWithOperator(<AwardNote award={award} />);
const note = () => screen.getByRole('status').textContent;

it('says what comes with every deposit, that it is locked, and where it does not', async () => {
  await show(bound);
  expect(note()).toBe(
    'This channel adds 5% to each deposit, locked until you bet it. Other channels come without.',
  );
});

it('sends nobody to another channel where none comes without', async () => {
  await show({ ...bound, isElsewhereWithout: false });
  expect(note()).not.toContain('Other channels');
});

it('says that an award can be left', async () => {
  await show({ ...bound, isChoice: true, terms });
  expect(note()).toBe('This channel can add ₱50.00, locked. We ask you first.');
});

it('promises nothing that is not asked for: without terms, amount or award', async () => {
  for (const award of [
    { ...bound, isChoice: true },
    { ...bound, isChoice: true, terms, amount: zeroMoney },
    { ...bound, percent: 0, amount: zeroMoney },
  ]) {
    await show(award);
    expect(note()).toBe('');
    cleanup();
  }
});
