import { fail } from '@kislap/domain';
import { describe, expect, it, vi } from 'vitest';
import {
  createRoundPlayer,
  requestRound,
  type PendingRound,
  type RoundReport,
  type TooSoon,
} from './roundPlayer';

const choice = { stake: 10, bet: 'play' };

/** A server that answers these one after the other and remembers what it was asked. */
function serverAnswering(...answers: (RoundReport | TooSoon)[]) {
  const asked: PendingRound[] = [];
  const ask = (round: PendingRound) => {
    asked.push(round);
    return Promise.resolve(answers.shift() ?? fail('unanswered'));
  };
  return { asked, ask };
}

describe('createRoundPlayer', () => {
  it('plays once when tapped twice', async () => {
    const { asked, ask } = serverAnswering(fail('balanceTooLow'));
    const player = createRoundPlayer('S', ask);
    const reports = await Promise.all([player.play(choice), player.play(choice)]);
    expect(reports).toEqual([fail('balanceTooLow'), undefined]);
    expect(asked).toHaveLength(1);
  });

  it('asks again for the same round, with its first choice, until it is answered', async () => {
    const { asked, ask } = serverAnswering(fail('unanswered'), fail('balanceTooLow'));
    const player = createRoundPlayer('S', ask);
    await player.play(choice);
    await player.play({ stake: 500, bet: 'play' });
    expect(asked[1]).toEqual(asked[0]);
  });

  it('makes a new key for every new round', async () => {
    const { asked, ask } = serverAnswering(fail('balanceTooLow'), fail('balanceTooLow'));
    const player = createRoundPlayer('S', ask);
    await player.play(choice);
    await player.play(choice);
    expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
  });

  it('waits out the time between rounds and says nothing of it', async () => {
    const { asked, ask } = serverAnswering({ waitMs: 1 }, { waitMs: 1 }, fail('balanceTooLow'));
    const player = createRoundPlayer('S', ask);
    expect(await player.play(choice)).toEqual(fail('balanceTooLow'));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(3);
    expect(asked.map(({ stake, bet }) => ({ stake, bet }))).toEqual([choice, choice, choice]);
  });
});

describe('requestRound', () => {
  it('hands on what a limit leaves, and until when', async () => {
    const answers = [{ refusal: 'ownLimitReached', left: 5, until: 1_767_196_800 }, { refusal: 'onBreak' }];
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      return Promise.resolve(Response.json(answers.shift()));
    });
    const round = { sid: 'S', key: 'K', ...choice };
    const refused = await requestRound('parol-nights', round);
    expect(refused).toEqual({ ...fail('ownLimitReached'), limit: { left: 5, until: 1_767_196_800 } });
    expect(await requestRound('parol-nights', round)).toEqual(fail('onBreak'));
    fetching.mockRestore();
  });
});
