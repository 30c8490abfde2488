import { epochMillisecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { CreditedDeposit } from '@kislap/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '../storage/createDeviceStorage';
import { accountKeys } from '../storage/accountKeys';
import type { DepositNews } from './DepositNews';
import { DepositWatch } from './DepositWatch';
import { wait } from './wait';

/** The operator's list of credited deposits, which all tabs ask. */
class Operator {
  credited: CreditedDeposit[] = [];
  isDown = false;
  questions = 0;

  credit(amount: number) {
    this.credited.push({ id: 71 + this.credited.length, amount: moneyFromPeso(amount), isFirst: false });
  }

  ask = async (afterId: number) => {
    this.questions += 1;
    if (this.isDown) throw new Error('no answer');
    return afterId < 0 ? this.credited.slice(-1) : this.credited.filter(({ id }) => id > afterId);
  };
}

/** One lock after the other, as the browser gives them. */
function createTurns() {
  let last = Promise.resolve();
  return async (_: string, signal: AbortSignal, work: () => Promise<void>) => {
    const mine = last.then(() => (signal.aborted ? undefined : work()));
    last = mine.then(() => undefined);
    await mine;
  };
}

function openTab(operator: Operator, takeTurn = createTurns()) {
  let isAway = false;
  let onAway = (): void => undefined;
  const news: DepositNews[] = [];
  const refreshPlayer = vi.fn();
  const storage = createDeviceStorage(window.localStorage, window);
  const watch = new DepositWatch({
    storage,
    userId: () => 7,
    now: () => epochMillisecondsFrom(Date.now()),
    ask: operator.ask,
    wait,
    refreshPlayer,
    isAway: () => isAway,
    onAwayChange: (listener) => (onAway = listener),
    takeTurn,
  });
  watch.subscribe((one) => void news.push(one));
  const setAway = (away: boolean) => {
    isAway = away;
    onAway();
  };
  const amounts = () => news.map((one) => (one.type === 'credited' ? one.deposit.amount : 'late'));
  return { watch, amounts, refreshPlayer, setAway, storage };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pesos = (amount: number) => moneyFromPeso(amount);

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the deposit watch', () => {
  it('announces what is credited after it began, refreshes the player, and stops', async () => {
    const operator = new Operator();
    operator.credit(50);
    const { watch, amounts, refreshPlayer } = openTab(operator);
    await watch.begin();
    await pass(4000);
    operator.credit(500);
    await pass(10_000);
    expect(amounts()).toEqual([pesos(500)]);
    expect(refreshPlayer).toHaveBeenCalledTimes(1);
    const { questions } = operator;
    await pass(60_000);
    expect(operator.questions).toBe(questions);
  });

  it('does not begin when the operator does not tell the latest deposit', async () => {
    const operator = new Operator();
    operator.isDown = true;
    const { watch, storage } = openTab(operator);
    await expect(watch.begin()).rejects.toThrow('no answer');
    expect(storage.read(accountKeys.awaitedDeposit(7))).toBeUndefined();
  });

  it('stops asking when the deposit was refused', async () => {
    const operator = new Operator();
    const { watch } = openTab(operator);
    const takeBack = await watch.begin();
    takeBack();
    const { questions } = operator;
    await pass(60_000);
    expect(operator.questions).toBe(questions);
  });

  it('goes on waiting for an earlier deposit when a second one was refused', async () => {
    const operator = new Operator();
    const { watch, amounts } = openTab(operator);
    await watch.begin();
    const takeBack = await watch.begin();
    takeBack();
    operator.credit(100);
    await pass(5000);
    expect(amounts()).toEqual([pesos(100)]);
  });

  it('goes on after a reload', async () => {
    const operator = new Operator();
    const before = openTab(operator);
    await before.watch.begin();
    before.watch.stop();
    operator.credit(300);
    const after = openTab(operator);
    after.watch.resume();
    await pass(5000);
    expect(after.amounts()).toEqual([pesos(300)]);
    expect(before.amounts()).toEqual([]);
  });

  it('asks nothing while hidden or offline, and at once on return', async () => {
    const operator = new Operator();
    const { watch, amounts, setAway } = openTab(operator);
    await watch.begin();
    await pass(1000);
    setAway(true);
    const { questions } = operator;
    operator.credit(200);
    await pass(60_000);
    expect(operator.questions).toBe(questions);
    setAway(false);
    await pass(0);
    expect(amounts()).toEqual([pesos(200)]);
  });

  it('survives a server that dies and comes back', async () => {
    const operator = new Operator();
    const { watch, amounts } = openTab(operator);
    await watch.begin();
    await pass(3000);
    operator.isDown = true;
    await pass(60_000);
    operator.credit(400);
    operator.isDown = false;
    await pass(31_000);
    expect(amounts()).toEqual([pesos(400)]);
  });

  it('tells that the deposit is late after ten minutes, once', async () => {
    const operator = new Operator();
    const { watch, amounts } = openTab(operator);
    await watch.begin();
    await pass(700_000);
    watch.resume();
    await pass(700_000);
    expect(amounts()).toEqual(['late']);
  });

  const action = fc.record({
    tab: fc.nat(1),
    what: fc.constantFrom('begin', 'credit', 'hide', 'show', 'reload', 'down', 'up', 'pass'),
  });

  it('announces every credited deposit exactly once over tabs, reloads and failures', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        window.localStorage.clear();
        const operator = new Operator();
        const takeTurn = createTurns();
        const tabs = [openTab(operator, takeTurn), openTab(operator, takeTurn)];
        await tabs[0]?.watch.begin();
        const all = [...tabs];
        for (const { tab, what } of actions) {
          const here = tabs[tab];
          if (what === 'begin') await here?.watch.begin();
          if (what === 'credit') operator.credit(operator.credited.length + 1);
          if (what === 'hide') here?.setAway(true);
          if (what === 'show') here?.setAway(false);
          if (what === 'down' || what === 'up') operator.isDown = what === 'down';
          if (what === 'pass') await pass(2500);
          if (what === 'reload') {
            here?.watch.stop();
            const reloaded = openTab(operator, takeTurn);
            reloaded.watch.resume();
            tabs[tab] = reloaded;
            all.push(reloaded);
          }
        }
        operator.isDown = false;
        operator.credit(999);
        for (const { setAway, watch } of tabs) {
          setAway(false);
          await watch.begin();
        }
        await pass(120_000);
        const announced = all.flatMap(({ amounts }) => amounts()).filter((one) => one !== 'late');
        const credited = operator.credited.map(({ amount }) => amount);
        expect(announced.toSorted()).toEqual(credited.toSorted());
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});
