import { manilaToday } from '../../../src/kernel/manilaDays';
import type { Intent } from '../Intent';
import { readAnswer } from '../readAnswer';
import type { SimulatedPlayer } from '../SimulatedPlayer';
import type { World } from '../World';

type Fields = Readonly<Record<string, string | number>>;
/** How a claim's fields are chosen; undefined when there is nothing to choose from. */
type Choose = (world: World, player: SimulatedPlayer) => Fields | undefined;

const compactDay = (world: World, daysAgo: number) =>
  manilaToday(world.operator.nowMs - daysAgo * 86_400_000).day.replaceAll('-', '');

const oneOf =
  (field: string, values: readonly (string | number)[]): Choose =>
  (world) => ({ [field]: world.pick(values) ?? 0 });
const nothing: Choose = () => ({});

/** The claims of the contract, each with the fields it is made with. */
const choices = {
  eventGetSign: oneOf('isRenew', [0, 0, 1]),
  getUserLvDay: oneOf('lvType', [1, 2, 3]),
  getUserLv: oneOf('vip', [1, 2, 3, 4, 5]),
  getEventEgg: nothing,
  getUserAlms: nothing,
  getRedPacker: (world) => ({ pktId: `${compactDay(world, 0)}${world.pick([1, 2, 3])}` }),
  getEventCard: oneOf('card', ['PLAY50', 'VIP3', 'OLD1', 'NONE']),
  receiveDayFlow: nothing,
  depGet: oneOf('lv', [1, 2, 3, 4]),
  depGet27: () => ({ isGet: 1 }),
  depGet28: () => ({ isGet: 1 }),
  getShareDep: nothing,
  getTeamReward: (world) => (world.isOnceIn(2) ? { id: compactDay(world, world.isOnceIn(2) ? 0 : 1) } : {}),
  getAccessory: (world, player) => {
    const id = world.pick([...player.gifts]);
    return id === undefined ? undefined : { id };
  },
  getPdd: (world, player) => {
    const logId = world.pick([...player.rounds].slice(-2));
    return logId === undefined ? undefined : { logId };
  },
} as const satisfies Record<string, Choose>;

/** The names of the claims. */
export const claimCalls = Object.keys(choices);

/** Claims something that an event gives. */
export function claim(world: World, player: SimulatedPlayer): Intent | undefined {
  const [call, choose] = world.pick(Object.entries(choices)) ?? [];
  const fields = choose?.(world, player);
  if (call === undefined || fields === undefined) return undefined;
  const key = world.newKey();
  return {
    kind: call,
    effect: 'reward',
    player,
    key,
    send: () => readAnswer(player, () => player.device.call(call, fields, { key })),
  };
}
