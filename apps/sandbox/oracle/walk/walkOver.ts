import type { Stage } from '../drive/Stage';
import { isAway } from '../model/absences';
import { compareState } from './compareState';
import { Difference } from './differences';
import { drawBeside, drawOperation, needsSession } from './lots';
import { passTime } from './operations/clock';
import { look, register, wakeUp } from './operations/sessions';
import { type Own, Walk } from './Walk';

const crowd = 5;
const mostPlayers = 600;
/** Of whom one is looked at more than of the others. */
const newest = 8;

/** What a walk came to. */
export interface WalkReport {
  readonly seed: number;
  readonly operations: number;
  readonly difference?: string;
  readonly lastSteps: readonly string[];
  readonly tally: ReadonlyMap<string, number>;
}

/** Walks over the operator at random and compares each answer with the model; ends at the first difference. */
export async function walkOver(stage: Stage, seed: number, count: number): Promise<WalkReport> {
  const walk = new Walk(stage, seed);
  let done = 0;
  try {
    for (; done < count; done += 1) await step(walk);
    await checkBooks(walk);
  } catch (error) {
    const told =
      error instanceof Difference ? error.message : error instanceof Error ? error.stack : String(error);
    const lastSteps = walk.log;
    return { seed, operations: done, difference: told ?? '', lastSteps, tally: walk.tally };
  }
  return { seed, operations: done, lastSteps: [], tally: walk.tally };
}

async function step(walk: Walk): Promise<void> {
  const { random, owns } = walk;
  const rare = hereOf(walk).length < crowd ? 6 : 60;
  if (owns.length < crowd || (owns.length < mostPlayers && random.isOnceIn(rare))) {
    return await finish(walk, await register(walk));
  }
  if (random.isOnceIn(isBusy(walk) ? 40 : 12)) walk.focus = random.pick(hereOf(walk).slice(-newest));
  const beside = random.isOnceIn(4) ? await passTime(walk) : undefined;
  if (beside && !random.isOnceIn(5)) {
    if (needsSession(beside.turn)) await wakeUp(walk, beside.own);
    await drawBeside(random, beside.turn)(walk, beside.own);
    return await finish(walk, beside.own);
  }
  const own = nextOf(walk);
  if (!random.isOnceIn(8)) await wakeUp(walk, own);
  await drawOperation(random, isAway(own.player, walk.now))(walk, own);
  await finish(walk, own);
}

/** Those who are not away; all where there is nobody. */
function hereOf({ owns, now }: Walk): readonly Own[] {
  const here = owns.filter(({ player }) => !isAway(player, now));
  return here.length > 0 ? here : owns;
}

const isBusy = ({ focus, now }: Walk) => focus !== undefined && !isAway(focus.player, now);

/** Compares what was done, and now and then the other account of the person. */
async function finish(walk: Walk, own: Own): Promise<void> {
  walk.holdBack();
  await compareState(walk, own);
  const twin = walk.twins.get(own);
  if (!twin || !walk.random.isOnceIn(3)) return;
  await look(walk, twin);
  if (walk.random.isOnceIn(2)) await wakeUp(walk, twin);
  await compareState(walk, twin);
}

/** Whose turn it is: mostly of the one that is looked at, sometimes of anybody. */
function nextOf(walk: Walk): Own {
  const { random, owns, focus } = walk;
  if (focus && !random.isOnceIn(5)) return focus;
  return random.pick(random.isOnceIn(4) ? owns : hereOf(walk).slice(-newest));
}

/** The ledger's own rules, over all that was done. */
async function checkBooks(walk: Walk): Promise<void> {
  for (const own of walk.owns) await compareState(walk, own);
  const { invariants } = await walk.control('invariants', {});
  const rules: readonly unknown[] = Array.isArray(invariants) ? invariants : [];
  walk.expect('ledger', true, rules.length > 0);
  for (const rule of rules) walk.expect('ledger', { violations: 0 }, rule);
}
