import type { Beside } from './operations/clock';
import { beginBreak, beginExclusion, comeBack, tryCalls } from './operations/absences';
import { comeBackWhole, haveBonus, missChecks, useUpTime } from './operations/courses';
import { answerPrompt, changeLimit, wishAgain } from './operations/limits';
import { claimCard, dropBonus, give, placeOrder, reportPayment, takeOut } from './operations/money';
import { knock, knockElsewhere, openSecond } from './operations/persons';
import { closeGame, lookAtPlay, play, playOn, sit } from './operations/play';
import { overdo } from './operations/habits';
import { race } from './operations/races';
import { identify, login, logOut, look, ping, unlock } from './operations/sessions';
import { worry } from './operations/worries';
import type { Random } from './Random';
import type { Own, Walk } from './Walk';

type Operation = (walk: Walk, own: Own) => Promise<unknown>;
type Weighted = readonly (readonly [number, Operation])[];

/** Each operation as often as its weight says. */
const here: Weighted = [
  [14, placeOrder],
  [16, reportPayment],
  [3, give],
  [6, takeOut],
  [2, dropBonus],
  [2, claimCard],
  [12, play],
  [2, playOn],
  [3, sit],
  [2, closeGame],
  [1, worry],
  [4, overdo],
  [4, lookAtPlay],
  [6, race],
  [12, changeLimit],
  [2, wishAgain],
  [1, answerPrompt],
  [2, beginBreak],
  [1, beginExclusion],
  [1, comeBack],
  [3, ping],
  [3, look],
  [2, unlock],
  [1, logOut],
  [1, identify],
  [1, openSecond],
  [2, haveBonus],
  [1, missChecks],
  [1, useUpTime],
];

/** The same for somebody who is away. */
const away: Weighted = [
  [3, placeOrder],
  [5, reportPayment],
  [3, give],
  [6, takeOut],
  [1, play],
  [1, closeGame],
  [1, worry],
  [1, dropBonus],
  [3, changeLimit],
  [5, beginBreak],
  [3, beginExclusion],
  [5, comeBack],
  [2, comeBackWhole],
  [5, tryCalls],
  [3, look],
  [3, login],
  [1, logOut],
  [1, identify],
  [2, openSecond],
  [2, knock],
  [1, knockElsewhere],
];

/** What is done where the clock stands beside something that changes. */
const beside: Readonly<Record<Beside['turn'], Weighted>> = {
  order: [
    [3, reportPayment],
    [1, placeOrder],
  ],
  payout: [[1, takeOut]],
  pot: [
    [2, play],
    [1, takeOut],
  ],
  window: [
    [3, placeOrder],
    [2, reportPayment],
    [2, play],
  ],
  wish: [[1, wishAgain]],
  away: [
    [2, login],
    [1, placeOrder],
    [1, reportPayment],
    [1, comeBack],
  ],
  return: [[1, comeBack]],
  prompt: [[1, answerPrompt]],
  idle: [[1, look]],
  pause: [
    [2, play],
    [1, ping],
  ],
  check: [
    [2, play],
    [1, lookAtPlay],
  ],
  monthEnd: [
    [4, beginExclusion],
    [1, placeOrder],
    [1, changeLimit],
  ],
};

function draw(random: Random, weighted: Weighted): Operation {
  let left = random.below(weighted.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, operation] of weighted) {
    left -= weight;
    if (left < 0) return operation;
  }
  throw new Error('Nothing to draw');
}

/** What is done next by somebody who is here, or away. */
export const drawOperation = (random: Random, isAway: boolean): Operation =>
  draw(random, isAway ? away : here);

/** What is done where the clock stands. */
export const drawBeside = (random: Random, turn: Beside['turn']): Operation => draw(random, beside[turn]);

/** Those that need a session which answers; at the others it is looked whether one does. */
export const needsSession = (turn: Beside['turn']): boolean => !['idle', 'pause', 'check'].includes(turn);
