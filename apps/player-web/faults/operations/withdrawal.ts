import { doubleTapMs } from '../../e2e/doubleTapMs';
import { openPlayer } from '../../e2e/openPlayer';
import { seeds } from '../../e2e/seeds';
import { toasts } from '../../e2e/toasts';
import { fillWithdrawal, openWithdrawal, withdrawalMade } from '../../e2e/withdrawal';
import { words } from '../World';
import type { World } from '../World';
import type { Operation } from './Operation';
import { toldEverywhere } from './toldEverywhere';

const amount = 777.77;

const question = (world: World) => world.page.getByRole('dialog', { name: words(world, 'wdw.confirmTitle') });

const confirm = (world: World) => question(world).getByRole('button', { name: words(world, 'wdw.do') });

async function ask(world: World): Promise<void> {
  await world.page
    .getByRole('dialog', { name: words(world, 'wdw.title') })
    .getByRole('button', { name: words(world, 'common.submit') })
    .click();
  await question(world).waitFor();
}

/** A player with money takes 777.77 pesos out; the last look at what goes where is already open. */
export const withdrawal: Operation = {
  name: 'withdrawal',
  phone: seeds.whale,
  isWrite: (url) => /\/pay\/client\?f=\w+_withdraw/.test(url),
  path: '/?overlay=withdrawal',
  chunk: 'payout',
  enter: async (world) => {
    world.player = await openPlayer(world.page, world.sandbox.origin, seeds.whale);
  },
  open: async (world) => {
    await fillWithdrawal(await openWithdrawal(world.page, world.language), String(amount));
    await ask(world);
  },
  send: (world) => confirm(world).click(),
  sendAgain: async (world) => {
    await ask(world);
    // The same place was pressed a moment ago, and a surface has come since: so soon it would be a double tap.
    await world.page.waitForTimeout(doubleTapMs);
    await confirm(world).click();
  },
  told: (world, told) => {
    const { page, language } = world;
    if (told === 'done') return withdrawalMade(page, language);
    if (told === 'unsure') return page.getByText(words(world, 'wdw.unsureWhy', { amount: `₱${amount}` }));
    if (told === 'found') {
      return toasts(page, words(world, 'wdw.found', { amount: `₱${amount}` })).first();
    }
    return toldEverywhere(world, told);
  },
  effects: async ({ player }) => {
    const rows = (await player?.withdrawals()) ?? [];
    return rows.filter((row) => row.amount === amount).length;
  },
};
