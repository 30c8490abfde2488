import { moneyFromPeso } from '@kislap/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  getBalance,
  getDepositGifts,
  getSpending,
  launchGame,
  logOut,
  placeDeposit,
  tellAdPoint,
} from '../index';
import { createFakeOperator } from '../testing/createFakeOperator';
import { sampleHandlers } from '../testing/sampleHandlers';
import { answer, refuse } from '../testing/replies';
import { onServerClockCorrected, serverNow, setServerClock } from './serverClock';
import { configureApi, createApi } from './configureApi';

afterEach(() => configureApi({}));

/** Three ways to one operator, each with a token of its own; the first is that of `configureApi`. */
function threePlayers(handlers = sampleHandlers) {
  const operator = createFakeOperator(handlers);
  const { adapter } = operator;
  configureApi({ adapter, getToken: () => 'own' });
  const ana = createApi({ adapter, getToken: () => 'ana' });
  const ben = createApi({ adapter, getToken: () => 'ben', getLocale: () => 'tag' });
  return { operator, ana, ben, tokens: () => operator.seen.map(({ token }) => token) };
}

const order = {
  userId: 7,
  mode: 'gcash',
  channelCode: 'gc1',
  channelCategory: '',
  amount: moneyFromPeso(500),
  promotion: 0,
  bank: '',
  accountName: '',
} as const;

describe('an API of its own', () => {
  it('has its token, also for calls that are under way at once', async () => {
    const { ana, ben, tokens } = threePlayers();
    await Promise.all([getBalance({ api: ana }), getBalance({ api: ben }), getBalance()]);
    expect(tokens().toSorted()).toEqual(['ana', 'ben', 'own']);
  });

  it('is the one that each step of a payment takes', async () => {
    const { operator, ana } = threePlayers();
    await placeDeposit(order, { api: ana });
    expect(operator.seen.map(({ call, token }) => [call, token])).toEqual([
      ['getSecretKey', 'ana'],
      ['deposit', 'ana'],
    ]);
  });

  it('has its language, and is used where nobody waits for the answer', async () => {
    const { operator, ben } = threePlayers();
    await launchGame({ gameCode: 'jeepney' }, { api: ben });
    await tellAdPoint({ step: 'loggedIn', userId: 7, eventId: 'e1' }, {}, { api: ben });
    expect(operator.seen.map(({ fields, token }) => [fields['lang'], token])).toEqual([
      ['tag', 'ben'],
      [undefined, 'ben'],
    ]);
  });

  it('hears alone that its session is over', async () => {
    const { adapter } = createFakeOperator({ getUserScore: () => refuse(400, 'Log in again') });
    const [own, ana] = [vi.fn(), vi.fn()];
    configureApi({ adapter, onSessionEnded: own });
    const api = createApi({ adapter, getToken: () => 'ana', onSessionEnded: ana });
    await expect(getBalance({ api })).rejects.toThrow('Log in again');
    expect(ana).toHaveBeenCalledWith({ call: 'getUserScore', token: 'ana', message: 'Log in again' });
    expect(own).not.toHaveBeenCalled();
  });

  it('has its clock, of which others hear nothing', () => {
    const [first, second] = [createApi({ now: () => 0 }), createApi({ now: () => 0 })];
    const heard = vi.fn();
    onServerClockCorrected(heard, { api: second });
    setServerClock(1_700_000_000, first);
    expect([serverNow({ api: first }), serverNow({ api: second })]).toEqual([1_700_000_000_000, 0]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is told what it could not read', async () => {
    const gift = { activity_type: 23, activity_content: '[{"rate":', status: 1 } as const;
    const { adapter } = createFakeOperator({ getPayGift: () => answer([gift]) });
    const [own, ana] = [vi.fn(), vi.fn()];
    configureApi({ adapter, onUnreadable: own });
    await getDepositGifts({ api: createApi({ adapter, onUnreadable: ana }) });
    expect(ana).toHaveBeenCalledWith({ call: 'getPayGift', place: 'activity_content of 23' });
    expect(own).not.toHaveBeenCalled();
  });

  it('refuses a setting that does not exist, by its own name', () => {
    expect(() => Reflect.apply(createApi, undefined, [{ token: 'T1' }])).toThrow(
      /^createApi: there is no setting token\./,
    );
  });

  it('is not touched by configureApi afterwards', async () => {
    const { operator, ana, tokens } = threePlayers({
      ...sampleHandlers,
      loginOut: () => answer(null),
    });
    configureApi({ adapter: operator.adapter, getToken: () => 'later' });
    await logOut({ api: ana });
    await getSpending();
    expect(tokens()).toEqual(['ana', 'later']);
  });
});
