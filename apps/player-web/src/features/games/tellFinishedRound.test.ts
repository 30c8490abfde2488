import { epochSecondsFrom, manilaDay, moneyFromPeso } from '@kislap/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shown = vi.hoisted(() => vi.fn());
const getBetDay = vi.hoisted(() => vi.fn());
vi.mock('@kislap/ui', () => ({ toast: shown }));
vi.mock('@kislap/api', async (original) => ({ ...(await original<object>()), getBetDay }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { tellFinishedRound } = await import('./tellFinishedRound');

const since = epochSecondsFrom(1_762_000_000);
const bet = (at: number, more: object = {}) => ({
  at: epochSecondsFrom(at),
  gameCode: 'bingo-plaza',
  stake: moneyFromPeso(20),
  win: moneyFromPeso(0),
  state: 'settled',
  ...more,
});
const onFinished = vi.fn(() => Promise.resolve());
const leave = (isWanted = () => true, asked = since) =>
  tellFinishedRound(
    { game: { code: 'bingo-plaza', name: 'Bingo Plaza' }, since: asked, isWanted, onFinished },
    (id) => id,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: since * 1000 });
  [shown, getBetDay, onFinished].forEach((mock) => mock.mockClear());
});
afterEach(() => void vi.useRealTimers());

it('waits for the round that was left, and says it once', async () => {
  const others = [bet(since - 3), bet(since + 5, { gameCode: 'jeepney' }), bet(since + 5, { state: 'open' })];
  getBetDay.mockResolvedValueOnce({ bets: others }).mockResolvedValue({ bets: [bet(since + 6), ...others] });
  const told = leave();
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await told;
  expect(shown).toHaveBeenCalledExactlyOnceWith({
    kind: 'notice',
    title: 'game.roundDone',
    detail: 'game.roundDoneWhy',
  });
  expect(onFinished).toHaveBeenCalledOnce();
});

it.each([-2, -1, 0, 8])(
  'finds a round whose time is %d seconds from when it was asked for',
  async (after) => {
    getBetDay.mockResolvedValue({ bets: [bet(since + after)] });
    const told = leave();
    await vi.runAllTimersAsync();
    await told;
    expect(shown).toHaveBeenCalledOnce();
  },
);

it('says nothing of a round that never was, nor to somebody else', async () => {
  getBetDay.mockResolvedValue({ bets: [bet(since - 3)] });
  const none = leave();
  await vi.runAllTimersAsync();
  await none;
  getBetDay.mockResolvedValue({ bets: [bet(since + 1)] });
  const gone = leave(() => false);
  await vi.runAllTimersAsync();
  await gone;
  expect(shown).not.toHaveBeenCalled();
  expect(onFinished).not.toHaveBeenCalled();
});

it.each(['before', 'after'])(
  'finds a round that was asked for before midnight and drawn %s it',
  async (drawn) => {
    const midnight = Date.UTC(2025, 10, 1, 16) / 1000;
    const [asked, at] = [epochSecondsFrom(midnight - 2), midnight + (drawn === 'before' ? -1 : 4)];
    vi.setSystemTime(asked * 1000);
    const days = new Map([[manilaDay(epochSecondsFrom(at)), [bet(at)]]]);
    getBetDay.mockImplementation(({ day }) => Promise.resolve({ bets: days.get(day) ?? [] }));
    const told = leave(undefined, asked);
    await vi.advanceTimersByTimeAsync(30_000);
    await told;
    expect(shown).toHaveBeenCalledOnce();
  },
);
