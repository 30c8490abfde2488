import { describe, expect, it } from 'vitest';

import { ms } from '../../testing/ms';
import { pesos } from '../../testing/pesos';
import { beginDepositPoll } from './beginDepositPoll';
import type { CreditedDeposit } from './CreditedDeposit';
import type { DepositPollEvent } from './DepositPollEvent';
import type { DepositPollStep } from './DepositPollStep';
import { isDepositPollOver } from './isDepositPollOver';
import { nextDepositPoll } from './nextDepositPoll';

const tenMinutes = 600_000;

function deposit(id: number, amount = 100, isFirst = false): CreditedDeposit {
  return { id, amount: pesos(amount), isFirst };
}

/** The step after an answer to the question that is out. */
function answer(step: DepositPollStep, deposits: readonly CreditedDeposit[], at = 0): DepositPollStep {
  return nextDepositPoll(step.poll, { type: 'answered', turn: step.poll.turn, deposits, now: ms(at) });
}

function failure(step: DepositPollStep, at = 0): DepositPollStep {
  return nextDepositPoll(step.poll, { type: 'failed', turn: step.poll.turn, now: ms(at) });
}

/** The question after the pause that is running. */
function afterPause(step: DepositPollStep): DepositPollStep {
  return nextDepositPoll(step.poll, { type: 'pauseEnded', turn: step.poll.turn });
}

function after(step: DepositPollStep, event: DepositPollEvent): DepositPollStep {
  return nextDepositPoll(step.poll, event);
}

describe('the start of the deposit poll', () => {
  it('asks from the deposit that is remembered', () => {
    const { poll, effects } = beginDepositPoll(71, ms(0));
    expect(poll).toMatchObject({
      phase: 'waiting',
      lastId: 71,
      awaiting: 'answer',
      isAway: false,
      failures: 0,
    });
    expect(poll.patientUntil).toBe(ms(tenMinutes));
    expect(effects).toEqual([{ type: 'ask', afterId: 71, turn: 1 }]);
  });

  it('asks for the latest deposit when none is remembered, and announces nothing of it', () => {
    const begun = beginDepositPoll(undefined, ms(0));
    expect(begun.poll.phase).toBe('baseline');
    expect(begun.effects).toEqual([{ type: 'ask', afterId: -1, turn: 1 }]);
    const known = answer(begun, [deposit(71)]);
    expect(known.poll).toMatchObject({ phase: 'waiting', lastId: 71 });
    expect(known.effects).toEqual([
      { type: 'remember', lastId: 71 },
      { type: 'pause', delayMs: 2_000, turn: 2 },
    ]);
    expect(afterPause(known).effects).toEqual([{ type: 'ask', afterId: 71, turn: 3 }]);
  });

  it('starts from 0 for a player without any deposit', () => {
    const known = answer(beginDepositPoll(undefined, ms(0)), []);
    expect(known.poll).toMatchObject({ phase: 'waiting', lastId: 0 });
  });

  it('remembers the first deposit ever as 0', () => {
    expect(beginDepositPoll(0, ms(0)).poll.phase).toBe('waiting');
  });
});

describe('the deposit poll', () => {
  it('waits, announces what arrives, reads on and stops', () => {
    const waiting = answer(beginDepositPoll(71, ms(0)), []);
    expect(waiting.effects).toEqual([{ type: 'pause', delayMs: 2_000, turn: 2 }]);
    const stillWaiting = answer(afterPause(waiting), []);
    expect(stillWaiting.poll.phase).toBe('waiting');

    const first = answer(afterPause(stillWaiting), [deposit(72, 500, true)]);
    expect(first.poll).toMatchObject({ phase: 'draining', lastId: 72 });
    expect(first.effects).toEqual([
      { type: 'remember', lastId: 72 },
      { type: 'announce', deposit: deposit(72, 500, true) },
      { type: 'refreshPlayer' },
      { type: 'pause', delayMs: 2_000, turn: 6 },
    ]);

    const asked = afterPause(first);
    expect(asked.effects).toEqual([{ type: 'ask', afterId: 72, turn: 7 }]);
    const second = answer(asked, [deposit(73), deposit(74, 200)]);
    expect(second.effects.map(({ type }) => type)).toEqual([
      'remember',
      'announce',
      'announce',
      'refreshPlayer',
      'pause',
    ]);
    expect(second.poll.lastId).toBe(74);

    const done = answer(afterPause(second), []);
    expect(done.poll.phase).toBe('stopped');
    expect(done.effects).toEqual([]);
  });

  it('announces the oldest first and each once, however the answer lists them', () => {
    const { effects } = answer(beginDepositPoll(71, ms(0)), [
      deposit(73),
      deposit(71),
      deposit(72),
      deposit(73),
    ]);
    const announced = effects.flatMap((effect) => (effect.type === 'announce' ? [effect.deposit.id] : []));
    expect(announced).toEqual([72, 73]);
  });

  it('takes an answer with nothing but known deposits for an empty one', () => {
    expect(answer(beginDepositPoll(71, ms(0)), [deposit(70), deposit(71)]).effects).toEqual([
      { type: 'pause', delayMs: 2_000, turn: 2 },
    ]);
  });

  it('ignores an answer that comes twice', () => {
    const asked = afterPause(answer(beginDepositPoll(71, ms(0)), [deposit(72)]));
    const again = after(asked, { type: 'answered', turn: 1, deposits: [], now: ms(0) });
    expect(again).toEqual({ poll: asked.poll, effects: [] });
  });

  it('ignores an answer while it pauses and the end of a pause while it asks', () => {
    const asking = beginDepositPoll(71, ms(0));
    expect(after(asking, { type: 'pauseEnded', turn: 1 })).toEqual({ poll: asking.poll, effects: [] });
    const pausing = answer(asking, []);
    const late: DepositPollEvent = { type: 'answered', turn: 2, deposits: [deposit(72)], now: ms(0) };
    expect(after(pausing, late)).toEqual({ poll: pausing.poll, effects: [] });
  });

  it('ignores the end of an older pause', () => {
    const pausing = answer(beginDepositPoll(71, ms(0)), []);
    expect(after(pausing, { type: 'pauseEnded', turn: 1 })).toEqual({ poll: pausing.poll, effects: [] });
  });
});

describe('the deposit poll under failures', () => {
  it('asks again after 2, 4, 8, 16 and then every 30 s, and after 2 s again once it is answered', () => {
    let step = beginDepositPoll(71, ms(0));
    const delays: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      step = failure(step);
      delays.push(...step.effects.map((effect) => (effect.type === 'pause' ? effect.delayMs : effect.type)));
      step = afterPause(step);
    }
    expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(step.poll.phase).toBe('waiting');
    step = failure(afterPause(answer(step, [])));
    expect(step.effects).toMatchObject([{ type: 'pause', delayMs: 2_000 }]);
  });

  it('keeps its place through failures', () => {
    const draining = afterPause(answer(beginDepositPoll(71, ms(0)), [deposit(72)]));
    expect(failure(draining).poll).toMatchObject({ phase: 'draining', lastId: 72, failures: 1 });
  });
});

describe('the patience of the deposit poll', () => {
  it('ends after ten minutes without a deposit', () => {
    const begun = beginDepositPoll(71, ms(0));
    expect(answer(begun, [], tenMinutes - 1).poll.phase).toBe('waiting');
    const over = answer(begun, [], tenMinutes);
    expect(over.poll.phase).toBe('gaveUp');
    expect(over.effects).toEqual([{ type: 'tellDelay' }]);
  });

  it('ends after ten minutes without an answer, also before the baseline is known', () => {
    expect(failure(beginDepositPoll(71, ms(0)), tenMinutes - 1).poll.phase).toBe('waiting');
    expect(failure(beginDepositPoll(71, ms(0)), tenMinutes).effects).toEqual([{ type: 'tellDelay' }]);
    expect(failure(beginDepositPoll(undefined, ms(0)), tenMinutes).poll.phase).toBe('gaveUp');
  });

  it('still announces a deposit that the last answer brings', () => {
    const late = answer(beginDepositPoll(71, ms(0)), [deposit(72)], tenMinutes + 1);
    expect(late.poll.phase).toBe('draining');
  });

  it('needs no excuse after a deposit was announced', () => {
    const draining = afterPause(answer(beginDepositPoll(71, ms(0)), [deposit(72)]));
    const over = failure(draining, tenMinutes);
    expect(over.poll.phase).toBe('stopped');
    expect(over.effects).toEqual([]);
  });

  it('begins anew with another deposit, which an empty answer then does not end', () => {
    const draining = afterPause(answer(beginDepositPoll(71, ms(0)), [deposit(72)]));
    const anew = after(draining, { type: 'depositMade', now: ms(5_000) });
    expect(anew.poll).toMatchObject({ phase: 'waiting', patientUntil: ms(5_000 + tenMinutes) });
    expect(anew.effects).toEqual([]);
    expect(answer(anew, []).poll.phase).toBe('waiting');
  });

  it('does not skip the baseline for another deposit', () => {
    const begun = beginDepositPoll(undefined, ms(0));
    expect(after(begun, { type: 'depositMade', now: ms(5_000) }).poll.phase).toBe('baseline');
  });
});

describe('the deposit poll while the player is away', () => {
  it('asks nothing after its pause, and at once on return', () => {
    const away = after(answer(beginDepositPoll(71, ms(0)), []), { type: 'left' });
    expect(away.effects).toEqual([]);
    expect(afterPause(away)).toEqual({ poll: away.poll, effects: [] });
    const back = after(away, { type: 'returned' });
    expect(back.effects).toEqual([{ type: 'ask', afterId: 71, turn: 3 }]);
    expect(back.poll).toMatchObject({ awaiting: 'answer', isAway: false });
  });

  it('drops an answer that nobody would see and asks it again on return', () => {
    const away = after(beginDepositPoll(71, ms(0)), { type: 'left' });
    const unseen = answer(away, [deposit(72)]);
    expect(unseen.effects).toEqual([]);
    const back = after(unseen, { type: 'returned' });
    expect(back.effects).toEqual([{ type: 'ask', afterId: 71, turn: 2 }]);
    expect(answer(back, [deposit(72)]).effects).toContainEqual({ type: 'announce', deposit: deposit(72) });
  });

  it('counts no failure and loses no patience meanwhile', () => {
    const away = after(beginDepositPoll(71, ms(0)), { type: 'left' });
    const failed = failure(away, tenMinutes);
    expect(failed.poll).toMatchObject({ phase: 'waiting', failures: 0, awaiting: 'return' });
  });

  it('does not ask twice when the player is back before the answer', () => {
    const away = after(beginDepositPoll(71, ms(0)), { type: 'left' });
    const back = after(away, { type: 'returned' });
    expect(back.effects).toEqual([]);
    expect(answer(back, [deposit(72)]).poll.phase).toBe('draining');
  });

  it('does not mind a return without a leave', () => {
    const pausing = answer(beginDepositPoll(71, ms(0)), []);
    expect(after(pausing, { type: 'returned' })).toEqual({ poll: pausing.poll, effects: [] });
  });
});

describe('the deposit poll among others', () => {
  it('does not announce again what another tab has announced', () => {
    const told = after(beginDepositPoll(71, ms(0)), { type: 'announcedElsewhere', lastId: 73 });
    const { effects } = answer(told, [deposit(72), deposit(73), deposit(74)]);
    expect(effects.filter(({ type }) => type === 'announce')).toEqual([
      { type: 'announce', deposit: deposit(74) },
    ]);
  });

  it('does not go back for a tab that knows less', () => {
    const told = after(beginDepositPoll(71, ms(0)), { type: 'announcedElsewhere', lastId: 70 });
    expect(told.poll.lastId).toBe(71);
  });

  it('still asks for the latest deposit alone while its baseline is unknown', () => {
    const told = after(beginDepositPoll(undefined, ms(0)), { type: 'announcedElsewhere', lastId: 73 });
    expect(afterPause(failure(told)).effects).toEqual([{ type: 'ask', afterId: -1, turn: 3 }]);
  });

  it('keeps what another tab knows over an older baseline', () => {
    const told = after(beginDepositPoll(undefined, ms(0)), { type: 'announcedElsewhere', lastId: 73 });
    expect(answer(told, [deposit(72)]).poll.lastId).toBe(73);
  });
});

describe('the end of the deposit poll', () => {
  it('comes at once when it is cancelled', () => {
    const ended = after(beginDepositPoll(71, ms(0)), { type: 'cancelled' });
    expect(ended.poll.phase).toBe('stopped');
    expect(ended.effects).toEqual([]);
  });

  it('is final', () => {
    const ended = after(beginDepositPoll(71, ms(0)), { type: 'cancelled' });
    expect(isDepositPollOver(ended.poll)).toBe(true);
    expect(answer(ended, [deposit(72)])).toEqual({ poll: ended.poll, effects: [] });
    const gaveUp = answer(beginDepositPoll(71, ms(0)), [], tenMinutes);
    expect(isDepositPollOver(gaveUp.poll)).toBe(true);
    expect(after(gaveUp, { type: 'returned' })).toEqual({ poll: gaveUp.poll, effects: [] });
  });

  it('has not come before', () => {
    expect(isDepositPollOver(beginDepositPoll(undefined, ms(0)).poll)).toBe(false);
    expect(isDepositPollOver(answer(beginDepositPoll(71, ms(0)), [deposit(72)]).poll)).toBe(false);
  });
});
