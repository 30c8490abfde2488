import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RealityCheck } from './RealityCheck';

const check = (props: Partial<ComponentProps<typeof RealityCheck>> = {}) => {
  const answers = { onContinue: vi.fn(), onBreak: vi.fn(), onLeave: vi.fn(), onDismiss: vi.fn() };
  renderInEnglish(
    <RealityCheck isOpen minutesPlayed={95} net={moneyFromPeso('-145.5')} {...answers} {...props} />,
  );
  return answers;
};

test('it says how long it has been and what it has cost', () => {
  check();
  expect(screen.getByRole('dialog', { name: 'A look at your play' })).toBeInTheDocument();
  const facts = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(facts).toEqual(['1 h 35 min', '−₱145.50']);
});

test('a net that is not known is left out', () => {
  check({ net: undefined });
  expect(screen.queryByText(/₱/)).not.toBeInTheDocument();
});

test('to continue, to take a break and to leave look alike', async () => {
  const { onContinue, onBreak, onLeave } = check();
  const goOn = screen.getByRole('button', { name: 'Keep playing' });
  const leave = screen.getByRole('button', { name: 'Stop now' });
  const rest = screen.getByRole('button', { name: 'Take a break' });
  expect([rest.className, leave.className]).toEqual([goOn.className, goOn.className]);
  await userEvent.click(goOn);
  await userEvent.click(rest);
  await userEvent.click(leave);
  expect(onContinue).toHaveBeenCalledOnce();
  expect(onBreak).toHaveBeenCalledOnce();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('the help line can be called', () => {
  check({ helpPhone: '(02) 8248-9568' });
  expect(screen.getByRole('link', { name: /Need help/ })).toHaveAttribute('href', 'tel:0282489568');
});
