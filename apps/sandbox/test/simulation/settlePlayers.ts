import * as v from 'valibot';
import { newPlayer } from '../support/newPlayer';
import { verify } from '../support/verify';
import { SimulatedPlayer } from './SimulatedPlayer';
import type { World } from './World';

const newcomers = 4;
const seedPhones = ['639170000002', '639170000003'];
const pesos = 20_000;
const balance = v.object({ Score: v.number() });

/** The players at the beginning: two with a past, the others new, all with money. */
export async function settlePlayers(world: World): Promise<void> {
  for (const phone of seedPhones) {
    world.players.push(new SimulatedPlayer(await world.operator.loggedIn(phone)));
  }
  for (let count = 0; count < newcomers; count += 1) {
    const newcomer = new SimulatedPlayer(await verify(world.operator, await newPlayer(world.operator)));
    await world.control('credit', { userId: newcomer.id, amount: pesos });
    world.players.push(newcomer);
  }
  for (const player of world.players) {
    player.startBalance = v.parse(balance, await player.look('getUserScore')).Score;
  }
}
