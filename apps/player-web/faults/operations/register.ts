import { fillRegistration } from '../../e2e/register';
import { words } from '../World';
import type { Operation } from './Operation';
import { toldEverywhere } from './toldEverywhere';

const phone = '9175550123';

/** A newcomer opens an account. */
export const register: Operation = {
  name: 'register',
  phone: `63${phone}`,
  isWrite: (url) => url.endsWith('/register') && url.includes('/api/'),
  path: '/register',
  chunk: 'entry',
  enter: () => Promise.resolve(),
  open: async ({ page, language }) => {
    await page.goto('/register');
    await fillRegistration(page, language, phone);
  },
  send: (world) => world.page.getByRole('button', { name: words(world, 'reg.create') }).click(),
  sendAgain: (world) => register.send(world),
  told: (world, told) =>
    told === 'done'
      ? world.page.getByRole('heading', { name: words(world, 'reg.ok') })
      : toldEverywhere(world, told),
  effects: async ({ operator }) => {
    const { accounts } = await operator.call('accounts', { search: `63${phone}` });
    return Array.isArray(accounts) ? accounts.length : Number.NaN;
  },
};
