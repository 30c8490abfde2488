import { openPlayer } from '../../e2e/openPlayer';
import { seeds } from '../../e2e/seeds';
import { toasts } from '../../e2e/toasts';
import { words } from '../World';
import type { Operation } from './Operation';
import { toldEverywhere } from './toldEverywhere';

const cardAmount = 50;

/** A new player redeems a gift card. */
export const claim: Operation = {
  name: 'claim',
  phone: seeds.fresh,
  isWrite: (url) => url.endsWith('/getEventCard'),
  path: '/promotion',
  chunk: 'rewards',
  enter: async (world) => {
    world.player = await openPlayer(world.page, world.sandbox.origin, seeds.fresh);
  },
  open: async (world) => {
    await world.page.goto('/promotion');
    await world.page.getByRole('textbox', { name: words(world, 'card.title') }).fill('PLAY50');
  },
  send: async (world) => {
    await world.page.getByRole('textbox', { name: words(world, 'card.title') }).press('Enter');
  },
  sendAgain: (world) => claim.send(world),
  told: (world, told) => {
    const { page } = world;
    if (told === 'done') return page.getByRole('dialog', { name: words(world, 'card.redeemed') });
    if (told === 'unsure') return toasts(page, words(world, 'gift.unknown')).first();
    if (told === 'found') return toasts(page, words(world, 'gift.known')).first();
    return toldEverywhere(world, told);
  },
  effects: async ({ player }) => ((await player?.balance()) ?? Number.NaN) / cardAmount,
};
