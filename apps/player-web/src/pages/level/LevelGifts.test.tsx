import { answer } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { LevelGifts } from './LevelGifts';

/** Three answers have to come first. */
const patient = { timeout: 4500 };

afterEach(() => session.signOut());

function show(handlers: Handlers = {}): Promise<void> {
  session.signIn({ token: 'token', userId: 7 });
  return renderWithOperator(<LevelGifts />, handlers);
}

it('says of the level that comes next what is missing', async () => {
  await show();
  expect(await screen.findByText(/^Still ₱8,500.00 in deposits/, {}, patient)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Receive the gift of VIP 2' })).toBeDefined();
});

it('says so when there are no levels', async () => {
  await show({ userLvList: () => answer([]) });
  expect(await screen.findByText('No Data', {}, patient)).toBeDefined();
});
