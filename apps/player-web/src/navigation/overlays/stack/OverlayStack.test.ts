import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OverlayHistory } from './OverlayStack';
import { OverlayStack } from './OverlayStack';
import type { OverlayOutcome } from './OverlayStack';

/** A browser history whose steps back arrive later, as real ones do. */
class FakeHistory implements OverlayHistory {
  entries: (readonly number[])[] = [[]];
  index = 0;
  #arrivals: (() => void)[] = [];
  #listeners: (() => void)[] = [];

  ids = () => this.entries[this.index] ?? [];
  push = (ids: readonly number[]) => {
    this.entries = [...this.entries.slice(0, this.index + 1), ids];
    this.index += 1;
  };
  back = (count: number) =>
    new Promise<boolean>((resolve) => {
      this.#arrivals.push(() => this.#arrive(-count, () => resolve(true)));
    });
  onArrival = (listener: () => void) => void this.#listeners.push(listener);

  /** The player presses Back or Forward. */
  step = (by: number) => void this.#arrivals.push(() => this.#arrive(by, () => undefined));

  /** Lets every step under way arrive, one by one. */
  async settle() {
    for (let arrival = this.#arrivals.shift(); arrival; arrival = this.#arrivals.shift()) {
      arrival();
      await Promise.resolve().then().then().then();
    }
  }

  #arrive(by: number, resolve: () => void) {
    this.index = Math.min(Math.max(this.index + by, 0), this.entries.length - 1);
    this.#listeners.forEach((listener) => listener());
    resolve();
  }
}

function begin() {
  const history = new FakeHistory();
  const stack = new OverlayStack(history);
  stack.start();
  const open = () => {
    const outcomes: OverlayOutcome<string>[] = [];
    let answer: (value: string) => void = () => undefined;
    const promise = stack.open<string>((_, onAnswer) => {
      answer = onAnswer;
      return null;
    });
    void promise.then((outcome) => outcomes.push(outcome));
    const entry = stack.snapshot().at(-1);
    const modal = { isOpen: true, onDismiss: () => undefined, onExited: () => undefined };
    void entry?.render(modal);
    return { id: entry?.id ?? 0, outcomes, answer: (value: string) => answer(value) };
  };
  return { history, stack, open };
}

const openIdsOf = (stack: OverlayStack) =>
  stack
    .snapshot()
    .filter(({ isOpen }) => isOpen)
    .map(({ id }) => id);

describe('the overlay stack', () => {
  it('gives each open overlay one history entry', () => {
    const { history, open } = begin();
    const [deposit, name] = [open(), open()];
    expect(history.entries).toEqual([[], [deposit.id], [deposit.id, name.id]]);
  });

  it("closes the top overlay at the phone's Back", async () => {
    const { history, stack, open } = begin();
    const [deposit, name] = [open(), open()];
    history.step(-1);
    await history.settle();
    expect(openIdsOf(stack)).toEqual([deposit.id]);
    stack.exited(name.id);
    await history.settle();
    expect(name.outcomes).toEqual([{ type: 'dismissed', reason: 'back' }]);
  });

  it('stays open at Back while something holds it, and goes at the next once nothing does', async () => {
    const { history, stack, open } = begin();
    const [sheet, game] = [open(), open()];
    const asked: string[] = [];
    let isHeld = true;
    stack.holdBack(game.id, () => {
      asked.push('held');
      return isHeld;
    });
    history.step(-1);
    await history.settle();
    expect(openIdsOf(stack)).toEqual([sheet.id, game.id]);
    expect(history.ids()).toEqual([sheet.id, game.id]);
    const question = open();
    history.step(-1);
    await history.settle();
    expect(openIdsOf(stack), 'what lies above goes unasked').toEqual([sheet.id, game.id]);
    expect(asked).toHaveLength(1);
    stack.exited(question.id);
    history.step(-2);
    await history.settle();
    expect(openIdsOf(stack), 'nor does the one below go').toEqual([sheet.id, game.id]);
    isHeld = false;
    history.step(-1);
    await history.settle();
    expect(openIdsOf(stack)).toEqual([sheet.id]);
    stack.exited(game.id);
    expect(game.outcomes).toEqual([]);
    await history.settle();
    await Promise.resolve();
    expect(game.outcomes).toEqual([{ type: 'dismissed', reason: 'back' }]);
  });

  it('goes back in the history when an overlay is closed on the screen', async () => {
    const { history, stack, open } = begin();
    const deposit = open();
    stack.dismiss(deposit.id, 'closeButton');
    await history.settle();
    expect(history.index).toBe(0);
  });

  it('hands over an answer after the exit animation, once', async () => {
    const { history, stack, open } = begin();
    const name = open();
    name.answer('Juan');
    name.answer('Pedro');
    stack.dismiss(name.id, 'escape');
    await history.settle();
    expect(name.outcomes).toEqual([]);
    stack.exited(name.id);
    await history.settle();
    await Promise.resolve();
    expect(name.outcomes).toEqual([{ type: 'answered', value: 'Juan' }]);
  });

  it('enters an overlay that opens while another one still steps back', async () => {
    const { history, stack, open } = begin();
    const deposit = open();
    stack.dismiss(deposit.id, 'closeButton');
    const record = open();
    await history.settle();
    expect(history.ids()).toEqual([record.id]);
    expect(history.index).toBe(1);
  });

  it('clears everything at once and tells every opener', async () => {
    const { history, stack, open } = begin();
    const [deposit, name] = [open(), open()];
    const cleared = stack.clear();
    expect(stack.snapshot()).toEqual([]);
    await history.settle();
    await cleared;
    expect(history.index).toBe(0);
    expect([...deposit.outcomes, ...name.outcomes]).toEqual([
      { type: 'dismissed', reason: 'cleared' },
      { type: 'dismissed', reason: 'cleared' },
    ]);
  });

  it('steps back over entries that a reload has left without overlays', async () => {
    const history = new FakeHistory();
    history.push([1]);
    history.push([1, 2]);
    new OverlayStack(history).start();
    await history.settle();
    expect(history.index).toBe(0);
  });

  it('steps back when Forward leads to an overlay that has gone', async () => {
    const { history, stack, open } = begin();
    const deposit = open();
    stack.dismiss(deposit.id, 'closeButton');
    stack.exited(deposit.id);
    await history.settle();
    history.step(1);
    await history.settle();
    expect(history.index).toBe(0);
    expect(stack.snapshot()).toEqual([]);
  });

  const action = fc.constantFrom('open', 'answer', 'dismiss', 'exit', 'back', 'forward', 'clear', 'settle');

  it('keeps screen and history in step and ends every overlay once, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(action, fc.nat(3)), { maxLength: 40 }), async (actions) => {
        const { history, stack, open } = begin();
        const opened: ReturnType<typeof open>[] = [];
        for (const [what, which] of actions) {
          const one = opened[which % Math.max(opened.length, 1)];
          if (what === 'open') opened.push(open());
          if (what === 'answer') one?.answer('yes');
          if (what === 'dismiss' && one) stack.dismiss(one.id, 'closeButton');
          if (what === 'exit' && one && !openIdsOf(stack).includes(one.id)) stack.exited(one.id);
          if (what === 'back' && history.index > 0) history.step(-1);
          if (what === 'forward') history.step(1);
          if (what === 'clear') void stack.clear();
          if (what === 'settle') await history.settle();
        }
        await history.settle();
        expect(history.ids()).toEqual(openIdsOf(stack));
        expect(history.index).toBe(openIdsOf(stack).length);
        const cleared = stack.clear();
        await history.settle();
        await cleared;
        expect(history.index).toBe(0);
        expect(opened.map(({ outcomes }) => outcomes.length)).toEqual(opened.map(() => 1));
      }),
      { numRuns: 1000 },
    );
  });
});
