import { logIn } from '../../e2e/logIn';
import { signInByApi } from '../../e2e/PlayerApi';
import { seedPassword, seeds } from '../../e2e/seeds';
import { words } from '../World';
import type { Operation } from './Operation';
import { toldEverywhere } from './toldEverywhere';

/**
 * A player logs in by phone and password; the effect is to be signed in. An answer that holds a token is not kept under
 * its key, so a repeated call may open a session more, which does no harm.
 */
export const login: Operation = {
  name: 'login',
  phone: seeds.regular,
  isWrite: (url) => url.endsWith('/login'),
  path: '/login',
  chunk: 'entry',
  // Another device of the player, which sees how many are signed in.
  enter: async (world) => {
    world.player = await signInByApi(world.sandbox.origin, seeds.regular);
  },
  open: async (world) => {
    const { page } = world;
    await page.goto('/login');
    const phone = page.getByRole('textbox', { name: words(world, 'set.phone') });
    // The first tap of a guest brings what stands by on every page.
    await phone.tap();
    await phone.fill(seeds.regular);
    await page.getByRole('textbox', { name: words(world, 'reg.password'), exact: true }).fill(seedPassword);
  },
  send: ({ page, ...world }) =>
    page.getByRole('button', { name: words({ page, ...world }, 'auth.login'), exact: true }).click(),
  sendAgain: (world) => logIn(world.page, world.language, seeds.regular),
  told: (world, told) =>
    told === 'done' ? world.page.getByText('₱12,345.67').first() : toldEverywhere(world, told),
  effects: async ({ player }) => Math.min(1, ((await player?.sessions()) ?? Number.NaN) - 1),
};
