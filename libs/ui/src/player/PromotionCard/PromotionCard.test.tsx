import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { PromotionCard } from './PromotionCard';

const draw = (props: Partial<ComponentProps<typeof PromotionCard>>) =>
  renderInEnglish(
    <PromotionCard title="Recharge happy gift" status="Day 2 of 7" action={{ type: 'ended' }} {...props} />,
  );

test('what can be claimed is claimed with one button', async () => {
  const onPress = vi.fn();
  draw({ action: { type: 'claim', onPress } });
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a claim under way is not claimed again', async () => {
  const onPress = vi.fn();
  draw({ action: { type: 'claim', onPress, isBusy: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  expect(onPress).not.toHaveBeenCalled();
});

test.each([
  ['claimed', 'Claimed'],
  ['ended', 'Ended'],
] as const)('a promotion that is %s says "%s" and has no button', (type, word) => {
  draw({ action: { type } });
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a guest reads everything and is asked to log in', async () => {
  const onLogin = vi.fn();
  draw({ action: { type: 'guest', onLogin } });
  expect(screen.getByRole('article', { name: 'Recharge happy gift' })).toHaveTextContent('Day 2 of 7');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onLogin).toHaveBeenCalledTimes(1);
});

test('the head opens the rules where there are some', async () => {
  const onOpen = vi.fn();
  draw({ onOpen });
  await userEvent.click(screen.getByRole('button', { name: 'Recharge happy gift' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
