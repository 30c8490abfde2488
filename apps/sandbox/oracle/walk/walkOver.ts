import { control } from '../drive/Device';
import type { Stage } from '../drive/Stage';
import { compareState } from './compareState';
import { isAway } from '../model/absences';
import { judgeSession } from '../model/sessions';
import { Difference } from './differences';
import { beginBreak, beginExclusion, comeBack, tryCalls } from './operations/absences';
import { passTime } from './operations/clock';
import { answerPrompt, changeLimit } from './operations/limits';
import { claimCard, dropBonus, give, placeOrder, reportPayment, takeOut } from './operations/money';
import { lookAtPlay, play, playOn } from './operations/play';
import { race } from './operations/races';
import { identify, login, ping, register, unlock } from './operations/sessions';
import { type Own, Walk } from './Walk';

const crowd = 5;
const mostPlayers = 40;

/** Each operation as often as its weight says. */
const operations: readonly (readonly [number, (walk: Walk, own: Own) => Promise<unknown>])[] = [
  [14, placeOrder],
  [16, reportPayment],
  [3, give],
  [6, takeOut],
  [3, dropBonus],
  [2, claimCard],
  [14, play],
  [2, playOn],
  [4, lookAtPlay],
  [6, race],
  [12, changeLimit],
  [2, answerPrompt],
  [2, beginBreak],
  [1, beginExclusion],
  [2, comeBack],
  [3, tryCalls],
  [3, ping],
  [4, unlock],
  [1, identify],
];

const lots = operations.flatMap(([weight, operation]) => Array.from({ length: weight }, () => operation));

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
  if (owns.length < crowd || (owns.length < mostPlayers && random.isOnceIn(200))) {
    return await compareState(walk, await register(walk));
  }
  if (random.isOnceIn(6)) await passTime(walk);
  const own = nextOf(walk);
  const { player, devices } = own;
  const codes = devices.map(({ token }) => judgeSession(player, token, { isOpen: true }, walk.now));
  const isShut = codes.every((code) => code !== undefined);
  if ((isShut && !random.isOnceIn(10)) || random.isOnceIn(30)) {
    await (codes.includes(1022) && random.isOnceIn(2) ? unlock : login)(walk, own);
  } else await random.pick(lots)(walk, own);
  await compareState(walk, own);
}

/** Whose turn it is: mostly somebody who is not away, and of them the newest more often. */
function nextOf({ random, owns, now }: Walk): Own {
  const here = owns.filter(({ player }) => !isAway(player, now)).slice(-6);
  return random.pick(here.length > 0 && !random.isOnceIn(3) ? here : owns);
}

/** The ledger's own rules, over all that was done. */
async function checkBooks(walk: Walk): Promise<void> {
  for (const own of walk.owns) await compareState(walk, own);
  const { invariants } = await control(walk.stage, 'invariants', {});
  const rules: readonly unknown[] = Array.isArray(invariants) ? invariants : [];
  walk.expect('ledger', true, rules.length > 0);
  for (const rule of rules) walk.expect('ledger', { violations: 0 }, rule);
}
