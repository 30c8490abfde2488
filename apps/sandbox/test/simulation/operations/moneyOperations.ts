import type { Intent } from '../Intent';
import type { Outcome } from '../Outcome';
import { readAnswer } from '../readAnswer';
import type { SimulatedPlayer } from '../SimulatedPlayer';
import type { World } from '../World';
import { playOneRound } from './playOneRound';

const deposits = ['100', '100', '200', '500', '1000', '5000', '50.5', '1'];
const promotions = [0, 0, 15, 19, 23];
const withdrawals = ['100', '100', '200', '500', '100.13', '1000000'];
const stakes = [1, 10, 50, 200, 500];
/** The last is of a studio that takes the whole balance into a wallet of its own. */
const games = ['parol-nights', 'parol-nights', 'parol-nights', 'parol-nights', 'bangka-bay'];

/** Opens a deposit order. */
export function placeOrder(world: World, player: SimulatedPlayer): Intent {
  const fields = { amount: world.pick(deposits) ?? '100', acId: world.pick(promotions) ?? 0 };
  const key = world.newKey();
  const send = async (): Promise<Outcome> => {
    const outcome = await readAnswer(
      player,
      async () => {
        await player.device.renewSecretKey();
        return await player.device.deposit(fields, { key });
      },
      ({ orderid }) => String(orderid),
    );
    if (outcome.type === 'done' && !player.orders.includes(outcome.fact)) player.orders.push(outcome.fact);
    return outcome;
  };
  return { kind: 'deposit', effect: 'deposit', player, key, send };
}

/** Asks for money; amounts that end in .13 are rejected by the bank. */
export function withdraw(world: World, player: SimulatedPlayer): Intent {
  const amount = world.pick(withdrawals) ?? '100';
  const key = world.newKey();
  const send = (): Promise<Outcome> =>
    readAnswer(
      player,
      async () => {
        await player.device.renewSecretKey();
        return await player.device.withdraw({ amount }, { key });
      },
      ({ orderid }) => String(orderid),
    );
  return { kind: 'withdraw', effect: 'withdrawal', player, key, send };
}

/** What the payment service reports of an order, also twice and also about one that is over. */
export function reportOrder(world: World, player: SimulatedPlayer): Intent | undefined {
  const orderId = world.pick(player.orders.slice(-4));
  if (orderId === undefined) return undefined;
  const state = world.pick(['paid', 'credited', 'credited', 'credited', 'failed']);
  const send = async (): Promise<Outcome> => {
    await world.control('order', { orderId, state });
    return { type: 'done', fact: '', amount: 0, win: 0 };
  };
  return { kind: 'report', effect: 'none', player, key: world.newKey(), send };
}

/** Plays a round of the opened game. */
export function bet(world: World, player: SimulatedPlayer): Intent {
  const key = world.newKey();
  const stake = world.pick(stakes) ?? 1;
  const game = world.pick(games) ?? 'parol-nights';
  return {
    kind: 'bet',
    effect: 'round',
    player,
    key,
    send: () => playOneRound(world, player, { key, stake, game }),
  };
}
