import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf } from '../rowsOf';
import type { Simulation } from '../Simulation';
import { differences } from './differences';

const claims = v.array(v.object({ player: v.number(), event: v.string(), amount: v.number() }));

/** Which call claims what an event gives; the events of one call are given together. */
const callOf: Readonly<Record<string, string>> = {
  1: 'eventGetSign',
  3: 'getShareDep',
  4: 'getTeamReward',
  5: 'receiveDayFlow',
  6: 'getUserAlms',
  7: 'getRedPacker',
  8: 'getEventEgg',
  9: 'getPdd',
  10: 'getEventCard',
  11: 'getAccessory',
  12: 'getTeamReward',
  13: 'depGet',
  14: 'getShareDep',
  27: 'depGet27',
  28: 'depGet28',
};
/** One claim of these can pay several things at once, so that sums are compared instead of single amounts. */
const givesSeveral = new Set(['getShareDep', 'getTeamReward']);

/** Every acknowledged claim has paid once, exactly what its answer said, and nothing else was paid. */
export async function compareRewards({ world, start, acknowledged }: Simulation): Promise<readonly string[]> {
  const rows = await rowsOf(
    world.operator.database,
    sql`SELECT player_id AS player, amount::float8 AS amount,
      CASE WHEN activity_type <> 2 THEN activity_type::text
        WHEN claim_key LIKE 'level:%' THEN 'level' ELSE 'period' END AS event
    FROM prize WHERE id > ${start?.prize} AND claim_key NOT LIKE 'spin:%'`,
  );
  const recorded = v.parse(claims, rows).map(({ event, ...row }) => ({ ...row, call: nameOf(event) }));
  const told = acknowledged
    .withEffect('reward')
    .map(({ intent, amount }) => ({ player: intent.player.id, call: intent.kind, amount }));
  return differences('reward', { acknowledged: asTexts(told), recorded: asTexts(recorded) });
}

function nameOf(event: string): string {
  if (event === 'level') return 'getUserLv';
  return event === 'period' ? 'getUserLvDay' : (callOf[event] ?? event);
}

interface Claim {
  readonly player: number;
  readonly call: string;
  readonly amount: number;
}

function asTexts(given: readonly Claim[]): readonly string[] {
  const sums = new Map<string, number>();
  const singles: string[] = [];
  for (const { player, call, amount } of given) {
    const whose = `${call} of ${player}`;
    if (givesSeveral.has(call)) sums.set(whose, (sums.get(whose) ?? 0) + amount);
    else singles.push(`${whose}: ${amount}`);
  }
  return [...singles, ...[...sums].map(([whose, sum]) => `${whose}: ${sum} in all`)];
}
