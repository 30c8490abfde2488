import { answer, refuse } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { LevelGifts } from './LevelPage';

/** Three answers have to come first. */
const patient = { timeout: 4500 };

afterEach(() => session.signOut());

function show(handlers: Handlers = {}): Promise<void> {
  session.signIn({ token: 'token', userId: 7 });
  return renderWithOperator(<LevelGifts />, handlers);
}

it('says of the level that comes next what is missing', async () => {
  await show();
  expect(await screen.findByText(/^₱8,500 deposits/, {}, patient)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Claim the level-up gift, VIP 2' })).toBeDefined();
});

it('says so when there are no levels', async () => {
  await show({ userLvList: () => answer([]) });
  expect(await screen.findByText('No Data', {}, patient)).toBeDefined();
});

it('says nothing about what a level takes when that could not be loaded', async () => {
  await show({ vipLvList: () => refuse(500) });
  expect(await screen.findByRole('button', { name: 'Try again' }, patient)).toBeDefined();
  expect(screen.queryByText(/invitation/i)).toBeNull();
});
