import { moneyFromPeso } from '@kislap/domain';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { EggPicker } from './EggPicker';

type Props = ComponentProps<typeof EggPicker>;

const picker = (props: Partial<Props>) => (
  <EggPicker
    state={{ type: 'picking', chances: 2 }}
    onSmash={vi.fn()}
    onOdds={vi.fn()}
    onAgain={vi.fn()}
    onOpenMystery={vi.fn()}
    onDeposit={vi.fn()}
    onClose={vi.fn()}
    {...props}
  />
);

const prize = {
  type: 'prize',
  egg: 2,
  prize: { type: 'cash', amount: moneyFromPeso('8.8') },
  chances: 1,
} as const;

const mallet = (container: HTMLElement) => {
  const found = container.querySelector('[data-swinging]');
  if (found === null) throw new Error('The mallet does not swing.');
  return found;
};

test('three eggs, the chances of today and the odds are there before a tap', async () => {
  const onOdds = vi.fn();
  renderInEnglish(picker({ onOdds }));
  expect(screen.getAllByRole('button', { name: /^Egg/ })).toHaveLength(3);
  expect(screen.getByText('Chances today: 2')).toBeInTheDocument();
  expect(screen.getByText("The egg you pick doesn't change the prize.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Odds' }));
  expect(onOdds).toHaveBeenCalledOnce();
});

test('the egg opens only when the mallet has fallen, however early the answer comes', async () => {
  const onSmash = vi.fn();
  const { container, rerender } = renderInEnglish(picker({ onSmash }));
  await userEvent.click(screen.getByRole('button', { name: 'Egg 2' }));
  expect(onSmash).toHaveBeenCalledExactlyOnceWith(2);
  rerender(picker({ state: prize }));
  expect(screen.getByRole('status')).toHaveTextContent('Cracking egg 2');
  expect(screen.queryByRole('button', { name: 'Smash an egg' })).not.toBeInTheDocument();
  fireEvent.animationEnd(mallet(container));
  expect(screen.getByRole('status')).toHaveTextContent('You won ₱8.80');
  expect(screen.getByRole('button', { name: 'Smash an egg' })).toBeInTheDocument();
});

test('when the mallet has fallen before the answer, the egg waits cracked', async () => {
  const { container, rerender } = renderInEnglish(picker({}));
  await userEvent.click(screen.getByRole('button', { name: 'Egg 1' }));
  rerender(picker({ state: { type: 'smashing', egg: 1, chances: 2 } }));
  fireEvent.animationEnd(mallet(container));
  expect(screen.getByRole('status')).toHaveTextContent('Opening your egg');
  screen.getAllByRole('button', { name: /^Egg/ }).forEach((egg) => expect(egg).toBeDisabled());
});

test('a tap that failed gives the eggs back', async () => {
  const { rerender } = renderInEnglish(picker({}));
  await userEvent.click(screen.getByRole('button', { name: 'Egg 1' }));
  rerender(picker({ state: { type: 'smashing', egg: 1, chances: 2 } }));
  rerender(picker({}));
  expect(screen.getByRole('button', { name: 'Egg 1' })).toBeEnabled();
});

test.each([
  [{ type: 'thanks' }, 'Thanks, try again', 'Close'],
  [{ type: 'mystery' }, 'Mystery prize', 'Open'],
  [{ type: 'fixed', amount: moneyFromPeso(88) }, 'You won ₱88.00', 'Close'],
] as const)('an egg with %o says "%s" and goes on with "%s"', (inside, words, button) => {
  renderInEnglish(picker({ state: { type: 'prize', egg: 3, prize: inside, chances: 0 } }));
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
});

test('without a chance it says what earns another egg, or that today has no more', async () => {
  const onDeposit = vi.fn();
  const { rerender } = renderInEnglish(
    picker({ state: { type: 'noChances', missing: moneyFromPeso(60) }, onDeposit }),
  );
  expect(screen.getByText('Deposit ₱60.00 more today for another egg')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onDeposit).toHaveBeenCalledOnce();
  rerender(picker({ state: { type: 'noChances' } }));
  expect(screen.getByText('New eggs tomorrow.')).toBeInTheDocument();
});
