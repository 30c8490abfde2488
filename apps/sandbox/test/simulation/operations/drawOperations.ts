import * as v from 'valibot';
import type { TestAnswer } from '../../support/TestPlayer';
import type { Intent } from '../Intent';
import { readAnswer } from '../readAnswer';
import type { SimulatedPlayer } from '../SimulatedPlayer';
import type { World } from '../World';

const round = v.object({ logid: v.number() });
const spun = v.object({ logid: v.number(), user: round });

/** Begins a round of the draw, or finds the one that runs. */
export function beginRound(world: World, player: SimulatedPlayer): Intent {
  const key = world.newKey();
  const note = ({ data }: TestAnswer) => {
    player.rounds.add(v.parse(round, data).logid);
    return '';
  };
  const send = () => readAnswer(player, () => player.device.call('pddInit', {}, { key }), note);
  return { kind: 'pddInit', effect: 'none', player, key, send };
}

/** Uses a spin. */
export function spin(world: World, player: SimulatedPlayer): Intent {
  const key = world.newKey();
  const note = ({ data }: TestAnswer) => {
    const { logid, user } = v.parse(spun, data);
    player.rounds.add(user.logid);
    player.spins.add(logid);
    return String(logid);
  };
  const send = () => readAnswer(player, () => player.device.call('pddNew', {}, { key }), note);
  return { kind: 'pddNew', effect: 'spin', player, key, send };
}

/** Opens the mystery of a spin: it adds to the round, not to the balance. */
export function openMystery(world: World, player: SimulatedPlayer): Intent | undefined {
  const logId = world.pick([...player.spins].slice(-6));
  if (logId === undefined) return undefined;
  const key = world.newKey();
  const send = () => readAnswer(player, () => player.device.call('getPdd', { logId }, { key }));
  return { kind: 'mystery', effect: 'none', player, key, send };
}
