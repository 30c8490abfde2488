import { randomUUID } from 'node:crypto';
import { moneyFromScore } from '@kislap/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activityType } from '../src/catalogue/activityType';
import { gameListing } from '../src/catalogue/gameListing';
import { creditPlayer } from '../src/controls/testControls';
import { transact } from '../src/database/transact';
import { Refusal } from '../src/kernel/Refusal';
import { readPurse } from '../src/ledger/accounts';
import { findBrokenRules } from '../src/ledger/invariants';
import { voidPot } from '../src/rules/bonus/pot';
import { lockPlayer } from '../src/rules/players/player';
import { payReward } from '../src/rules/rewards/payReward';
import { recordRounds } from '../src/rules/rounds/recordRounds';
import { addTurnoverTask } from '../src/rules/rounds/turnover';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

/** Ten-thousandths of a peso. */
type Units = bigint;
type Task = { readonly isGiven: boolean; readonly need: Units; done: Units };
type Step =
  | { readonly type: 'own' | 'gift'; readonly amount: Units; readonly times: number }
  | { readonly type: 'bet'; readonly stake: Units; readonly win: Units; readonly percent: number }
  | { readonly type: 'drop' };

const smaller = (one: Units, other: Units): Units => (one < other ? one : other);

/** The rules of given money in a second hand: plain sums over a list of tasks, each with what is done of it. */
class Model {
  own = 0n;
  bonus = 0n;
  tasks: Task[] = [];

  add(amount: Units, times: number, isGiven: boolean): void {
    if (amount === 0n) return;
    if (isGiven && times > 0) this.bonus += amount;
    else this.own += amount;
    if (times > 0) this.tasks.push({ isGiven, need: amount * BigInt(times), done: 0n });
  }

  /** @returns whether the stake was covered */
  bet(stake: Units, win: Units, valid: Units): boolean {
    if (stake > this.own + this.bonus) return false;
    const own = smaller(stake, this.own);
    const given = stake - own;
    const givenWin = stake === 0n ? 0n : (win * given) / stake;
    this.own += win - givenWin - own;
    this.bonus += givenWin - given;
    let left = valid;
    for (const task of this.tasks) {
      const part = smaller(left, task.need - task.done);
      task.done += part;
      left -= part;
    }
    if (!this.#isOwed()) {
      this.own += this.bonus;
      this.bonus = 0n;
    } else if (this.bonus === 0n) this.#voidTasks();
    return true;
  }

  drop(): void {
    this.bonus = 0n;
    this.#voidTasks();
  }

  get left(): Units {
    return this.tasks.reduce((sum, { need, done }) => sum + need - done, 0n);
  }

  #isOwed(): boolean {
    return this.tasks.some(({ isGiven, need, done }) => isGiven && done < need);
  }

  #voidTasks(): void {
    this.tasks = this.tasks.filter(({ isGiven, need, done }) => !isGiven || done === need);
  }
}

const amounts = fc.oneof(fc.constantFrom(0n, 1n, 10_000n, 100_000n), fc.bigInt({ min: 0n, max: 3_000_000n }));
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('own' as const), amount: amounts, times: fc.constantFrom(0, 1) }),
  fc.record({ type: fc.constant('gift' as const), amount: amounts, times: fc.constantFrom(0, 1, 5) }),
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('bet' as const),
      stake: amounts.filter((amount) => amount > 0n),
      win: fc.oneof(fc.constant(0n), amounts),
      percent: fc.constantFrom(100, 50),
    }),
  },
  fc.record({ type: fc.constant('drop' as const) }),
);

const money = (units: Units) => moneyFromScore(String(units));
const gameOf = (percent: number) => gameListing.find((game) => game.turnoverPercent === percent);
/** Whole centavos, as the turnover of a stake is counted. */
const validOf = (stake: Units, percent: number) => ((stake * BigInt(percent)) / 100n / 100n) * 100n;

/** What the operator does for a step. @returns whether it was refused for want of money */
async function take(playerId: number, step: Step): Promise<boolean> {
  const { database, nowMs } = operator;
  if (step.type === 'own' && step.amount > 0n) {
    await creditPlayer(operator.operator, { userId: playerId, amount: Number(step.amount) / 10_000 });
  }
  try {
    await transact(database, async (transaction) => {
      const player = await lockPlayer(transaction, playerId);
      if (step.type === 'drop') {
        await voidPot(transaction, { player, nowMs });
        return;
      }
      if (step.type === 'bet') {
        const game = gameOf(step.percent);
        if (!game) throw new Error('No game counts so much');
        const round = { roundId: randomUUID(), game, detail: null, nowMs };
        const drawn = { ...round, stake: money(step.stake), win: money(step.win) };
        await recordRounds(transaction, { player, rounds: [drawn] });
        return;
      }
      const { amount, times: turnoverTimes } = step;
      if (step.type === 'own') {
        const task = { playerId, kind: 'deposit', activityType: 0, times: turnoverTimes, nowMs } as const;
        addTurnoverTask(transaction, { ...task, amount: money(amount) });
        return;
      }
      const about = { playerId, activityType: activityType.welcome, claimKey: randomUUID(), nowMs };
      await payReward(transaction, { ...about, amount: money(amount), turnoverTimes });
    });
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'balanceTooLow') return true;
    throw error;
  }
}

async function standOf(playerId: number) {
  return await transact(operator.database, async (transaction) => {
    const { needFlow, betFlow } = await lockPlayer(transaction, playerId);
    const { own, bonus } = await readPurse(transaction, playerId);
    return { own: BigInt(own), bonus: BigInt(bonus), left: BigInt(needFlow) - BigInt(betFlow) };
  });
}

it('whatever happens, own and given money and what is left to bet are those of a second model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 25 }), async (history) => {
      const { userId } = await newPlayer(operator);
      const model = new Model();
      for (const step of history) {
        let isRefused = false;
        if (step.type === 'drop') model.drop();
        else if (step.type === 'bet')
          isRefused = !model.bet(step.stake, step.win, validOf(step.stake, step.percent));
        else model.add(step.amount, step.times, step.type === 'gift');
        expect(await take(userId, step)).toBe(isRefused);
        const { own, bonus, left } = model;
        expect(await standOf(userId)).toEqual({ own, bonus, left });
      }
    }),
    { numRuns: 60 },
  );
  expect(await findBrokenRules(operator.database)).toBe('');
}, 120_000);
