import { moneyFromPeso, scoreFromMoney } from '@kislap/domain';
import * as v from 'valibot';
import type { Outcome } from '../Outcome';
import type { SimulatedPlayer } from '../SimulatedPlayer';
import type { World } from '../World';

const scoreOf = (pesos: number) => scoreFromMoney(moneyFromPeso(pesos));
const launched = v.object({ sid: v.string() });
const played = v.union([
  v.object({ refusal: v.string() }),
  v.object({ roundId: v.string(), stake: v.number(), win: v.number() }),
]);

/** One attempt at a round, as the page of a game makes it. A game that is not open is opened first. */
export async function playOneRound(
  world: World,
  player: SimulatedPlayer,
  { key, stake, game }: { readonly key: string; readonly stake: number; readonly game: string },
): Promise<Outcome> {
  try {
    const sid = player.sids.get(game) ?? v.parse(launched, await player.look('launchGame', { gc: game })).sid;
    player.sids.set(game, sid);
    const response = await world.operator.fetch(`/sandbox/games/${game}/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sid, key, bet: 'play', stake }),
    });
    const answer = v.parse(played, await response.json());
    if ('roundId' in answer) {
      const { roundId, win } = answer;
      return { type: 'done', fact: roundId, amount: scoreOf(stake), win: scoreOf(win) };
    }
    if (answer.refusal !== 'unknownLaunch') return { type: 'refused', code: answer.refusal };
    player.sids.delete(game);
    return { type: 'notNow' };
  } catch {
    return player.isLoggedOut ? { type: 'notNow' } : { type: 'unknown' };
  }
}
