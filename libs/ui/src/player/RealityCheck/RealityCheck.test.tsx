import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RealityCheck } from './RealityCheck';

const check = (props: Partial<ComponentProps<typeof RealityCheck>> = {}) => {
  const onAnswer = vi.fn();
  renderInEnglish(
    <RealityCheck
      isOpen
      onDismiss={vi.fn()}
      minutesPlayed={95}
      staked={moneyFromPeso(300)}
      won={moneyFromPeso(154.5)}
      net={moneyFromPeso('-145.5')}
      deposited={moneyFromPeso(200)}
      statementHref="/statement"
      limitsHref="/limits"
      onAnswer={onAnswer}
      {...props}
    />,
  );
  return onAnswer;
};

test('it says how long it has been and what it has cost', () => {
  check();
  expect(screen.getByRole('dialog', { name: 'Your play so far' })).toBeInTheDocument();
  const facts = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(facts).toEqual(['1 h 35 min', '−₱145.50', '₱300.00', '₱154.50', '₱200.00']);
});

test('what is not known is left out', () => {
  check({ staked: undefined, won: undefined, net: undefined, deposited: undefined });
  expect(screen.queryByText(/₱/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});

test('its three answers look alike', async () => {
  const onAnswer = check();
  const buttons = ['Keep playing', 'Stop now', 'Stop for 24 hours'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(screen.getAllByRole('button')).toEqual(buttons);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  for (const button of buttons) await userEvent.click(button);
  expect(onAnswer.mock.calls).toEqual([['go'], ['stop'], ['break']]);
});

test('while one answer is on its way no other can be given', async () => {
  const onAnswer = check({ answering: 'stop' });
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(onAnswer).not.toHaveBeenCalled();
});

test('the statement and the limits are a press away', () => {
  check();
  expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute('href', '/statement');
  expect(screen.getByRole('link', { name: 'My limits' })).toHaveAttribute('href', '/limits');
});

test('the help line can be called', () => {
  check({ helpPhone: '(02) 8248-9568' });
  expect(screen.getByRole('link', { name: /Need help/ })).toHaveAttribute('href', 'tel:0282489568');
});
