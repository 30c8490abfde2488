import { moneyFromScore } from '@kislap/domain';
import { findGame, ROOM_DRAW_MS, roomChance, type RoomDraw, verifyRound } from '@kislap/domain/games';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roomChain } from '../src/database/tables/fairness';
import { checkInvariants } from '../src/ledger/invariants';
import { drawOfRoom } from '../src/rules/rounds/drawOfRoom';
import { TestOperator } from './support/TestOperator';
import { openTestDatabase } from './support/openTestDatabase';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const seconds = ROOM_DRAW_MS / 1000;
const room = findGame('gulong-live');
const other = findGame('bituin-live');
const alone = findGame('perya-wheel');

/** The draw that a player of a room gets. The waiting is not waited for: the clock of these tests stands still. */
async function drawOf(game: typeof room): Promise<RoomDraw | undefined> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const drawn = game && drawOfRoom(operator.operator, game);
    await vi.advanceTimersByTimeAsync(ROOM_DRAW_MS);
    vi.useRealTimers();
    return await drawn;
  } finally {
    vi.useRealTimers();
  }
}

function numbersOf(draw: RoomDraw | undefined): readonly (number | undefined)[] {
  const chance = draw && roomChance('gulong-live', draw);
  return Array.from({ length: 20 }, () => chance?.integer(1000));
}

describe('a room', () => {
  it('draws the same for all its players', async () => {
    expect(numbersOf(await drawOf(room))).toEqual(numbersOf(await drawOf(room)));
  });

  it('draws anew every time, and apart from other rooms', async () => {
    const first = numbersOf(await drawOf(room));
    expect(numbersOf(await drawOf(other))).not.toEqual(first);
    operator.pass(seconds);
    expect(numbersOf(await drawOf(room))).not.toEqual(first);
  });

  it('draws when it is due, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let isDrawn = false;
    const drawn = room && drawOfRoom(operator.operator, room).then(() => (isDrawn = true));
    const dueInMs = ROOM_DRAW_MS - (operator.nowMs % ROOM_DRAW_MS);
    await vi.advanceTimersByTimeAsync(dueInMs - 1);
    expect([isDrawn, vi.getTimerCount()]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await drawn;
    expect(isDrawn).toBe(true);
  });

  it('is only where all players share a draw', async () => {
    expect(await drawOf(alone)).toBeUndefined();
  });

  it('settles the rounds of two players by one draw', async () => {
    const players = [await operator.loggedIn('639170000002'), await operator.loggedIn('639170000003')];
    const sids = await Promise.all(
      players.map(async (player) => (await player.call('launchGame', { gc: 'gulong-live' })).data.sid),
    );
    operator.pass(seconds - ((operator.nowMs / 1000) % seconds) - 0.05);
    const rounds = await Promise.all(
      sids.map(async (sid) => {
        const answer = await operator.fetch('/sandbox/games/gulong-live/rounds', {
          method: 'POST',
          body: JSON.stringify({ sid, key: randomUUID().replaceAll('-', ''), stake: 10, bet: 'teal' }),
        });
        return await answer.json();
      }),
    );
    expect(rounds[0].outcome).toEqual(rounds[1].outcome);
    expect(rounds[0]).toMatchObject({ stake: 10, win: rounds[0].outcome.payPercent / 10 });
    const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
    expect(broken).toEqual([]);
  });

  it('calls the same balls for two cards of one bingo room', async () => {
    const gc = 'bingo-plaza';
    const players = [await operator.loggedIn('639170000002'), await operator.loggedIn('639170000003')];
    const sids = await Promise.all(
      players.map(async (player) => (await player.call('launchGame', { gc })).data.sid),
    );
    operator.pass(2 * seconds - ((operator.nowMs / 1000) % seconds) - 0.05);
    const rounds = await Promise.all(
      sids.map(async (sid) => {
        const answer = await operator.fetch(`/sandbox/games/${gc}/rounds`, {
          method: 'POST',
          body: JSON.stringify({ sid, key: randomUUID().replaceAll('-', ''), stake: 10, bet: 'play' }),
        });
        return await answer.json();
      }),
    );
    expect(rounds[0].outcome.balls).toHaveLength(9);
    expect(rounds[0].outcome.balls).toEqual(rounds[1].outcome.balls);
    expect(rounds[0].outcome.card).not.toEqual(rounds[1].outcome.card);
  });

  it('draws what was committed to before its tickets were bought', async () => {
    const gc = 'gulong-live';
    const player = await operator.loggedIn('639170000002');
    const before = (await player.call('fairInfo', { gc })).data;
    const { sid } = (await player.call('launchGame', { gc })).data;
    operator.pass(2 * seconds - ((operator.nowMs / 1000) % seconds) - 0.05);
    const played = await operator.fetch(`/sandbox/games/${gc}/rounds`, {
      method: 'POST',
      body: JSON.stringify({ sid, key: randomUUID().replaceAll('-', ''), stake: 10, bet: 'teal' }),
    });
    const { outcome } = await played.json();
    await player.call('fairRotate', { gc });
    const [revealed] = (await player.call('fairSeeds', { gc, logId: 0 })).data;
    const [round] = revealed.rounds;
    expect([before.roomCommit, before.roomNext]).toContain(round.roomCommit);
    const ticket = {
      gameCode: gc,
      seed: revealed.seed,
      commitment: before.commit,
      clientSeed: revealed.clientSeed,
      nonce: round.nonce,
      bet: round.bet,
      stake: moneyFromScore(round.BetScore),
    };
    const room = { seed: round.roomSeed, draw: round.roomDraw, commitment: round.roomCommit };
    const win = moneyFromScore(round.WinScore);
    expect(verifyRound({ ...ticket, room })).toEqual({ ok: true, value: { outcome, win } });
    const another = { ...room, draw: room.draw - 1 };
    expect(verifyRound({ ...ticket, room: another })).toEqual({ ok: false, reason: 'otherRoom' });
  });

  it('has hashes of its own, and a game without a room has none', async () => {
    const player = await operator.loggedIn('639170000003');
    const { roomCommit, roomNext } = (await player.call('fairInfo', { gc: 'bituin-live' })).data;
    const chains = await operator.database.select().from(roomChain);
    const shown = chains.filter(({ gameCode }) => gameCode === 'bituin-live');
    expect(shown.map(({ commitment }) => commitment)).toEqual(expect.arrayContaining([roomCommit, roomNext]));
    const info = (await player.call('fairInfo', { gc: 'color-perya' })).data;
    expect(info).not.toHaveProperty('roomCommit');
  });
});
