import { inviteCodeOf } from '../../src/rules/referrals/inviteCode';
import type { Intent } from './Intent';
import { claim } from './operations/claimOperations';
import { beginRound, openMystery, spin } from './operations/drawOperations';
import { bet, placeOrder, reportOrder, withdraw } from './operations/moneyOperations';
import { register } from './operations/register';
import {
  transferGameWallets,
  endSessions,
  look,
  pollNotices,
  readMails,
  sendGift,
  setLimit,
  sweep,
} from './operations/watchOperations';
import type { SimulatedPlayer } from './SimulatedPlayer';
import type { World } from './World';

type Plan = (world: World, player: SimulatedPlayer) => Intent | undefined;

const joinBy: Plan = (world, player) => register(world, player, inviteCodeOf(player.id));

/** What players do, and how often beside everything else. */
const weighted: readonly (readonly [Plan, number])[] = [
  [claim, 26],
  [bet, 20],
  [placeOrder, 12],
  [reportOrder, 14],
  [withdraw, 7],
  [pollNotices, 6],
  [spin, 5],
  [readMails, 4],
  [look, 4],
  [sweep, 4],
  [beginRound, 2],
  [openMystery, 2],
  [joinBy, 1],
  [sendGift, 2],
  [transferGameWallets, 6],
  [setLimit, 1],
  [endSessions, 0.5],
];
const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);

/** Draws what happens next. */
export function planOperation(world: World): Intent {
  for (;;) {
    const player = world.pick(world.players);
    if (!player) throw new Error('Nobody plays');
    let left = world.random.next() * total;
    const [plan] = weighted.find(([, weight]) => (left -= weight) < 0) ?? [];
    const intent = plan?.(world, player);
    if (intent) return intent;
  }
}
