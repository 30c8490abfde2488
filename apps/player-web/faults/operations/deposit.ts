import { depositMade, openDeposit } from '../../e2e/deposit';
import { openPlayer } from '../../e2e/openPlayer';
import { seeds } from '../../e2e/seeds';
import { words } from '../World';
import type { Operation } from './Operation';
import { toldEverywhere } from './toldEverywhere';

const amountText = '300';

/** A new player puts 300 pesos in. */
export const deposit: Operation = {
  name: 'deposit',
  phone: seeds.fresh,
  isWrite: (url) => /\/pay\/client\?f=\w+_deposit/.test(url),
  path: '/?overlay=deposit',
  chunk: 'money',
  enter: async (world) => {
    world.player = await openPlayer(world.page, world.sandbox.origin, seeds.fresh);
  },
  open: async ({ page, language }) => {
    const { amount } = await openDeposit(page, language);
    await amount.fill(amountText);
  },
  send: (world) =>
    world.page
      .getByRole('dialog', { name: words(world, 'dep.title') })
      .getByRole('button', { name: words(world, 'common.submit') })
      .click(),
  sendAgain: (world) => deposit.send(world),
  told: (world, told) => {
    const { page, language } = world;
    if (told === 'done' || told === 'found') return depositMade(page, language);
    if (told === 'unsure') return page.getByText(words(world, 'dep.unsureNote', { amount: '₱300.00' }));
    return toldEverywhere(world, told);
  },
  effects: async ({ player }) => (await player?.deposits())?.length ?? Number.NaN,
};
