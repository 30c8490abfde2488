// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  configureApi,
  getBalance,
  ContractError,
  logOut,
  OfflineError,
  pace,
  AnswerError,
  getMail,
  getGames,
  logIn,
  getPlayer,
} from '../index';
import {
  answer,
  answerBody,
  answerText,
  beOffline,
  type CallName,
  calls,
  createFakeOperator,
  type DataOf,
  delayed,
  type FakeOperator,
  type Handler,
  type Handlers,
  keepSilent,
  refuse,
  type Reply,
  replyToAll,
  type RequestOf,
  sampleActivities,
  sampleBets,
  sampleDraw,
  sampleGames,
  sampleHandlers,
  sampleLimits,
  sampleMails,
  sampleMovements,
  samplePayMethods,
  samplePlayer,
  samplePromotions,
  sampleReads,
  sampleSessions,
  sampleStatement,
  sampleWrites,
  type SeenCall,
} from './index';

describe('examples of testing', () => {
  it('answer', async () => {
    configureApi({ adapter: createFakeOperator({ getUserScore: () => answer({ Score: 115000 }) }).adapter });
    expect(await getBalance()).toEqual(115000);
  });

  it('answerBody', () => {
    expect(answerBody('getUserScore', { Score: 115000 }, 'ok')).toEqual({
      code: 200,
      msg: 'ok',
      data: { Score: 115000 },
    });
    expect(answerBody('withdraw', { orderid: 'W1' }, 'ok')).toEqual({ code: 100, msg: 'ok', orderid: 'W1' });
  });

  it('answerText', async () => {
    configureApi({ adapter: createFakeOperator({ loginOut: () => answerText('<html>') }).adapter });
    await expect(logOut({ attempts: 1 })).rejects.toThrow(ContractError);
  });

  it('beOffline', async () => {
    configureApi({ adapter: createFakeOperator({ loginOut: beOffline }).adapter });
    await expect(logOut({ attempts: 1 })).rejects.toThrow(OfflineError);
  });

  it('calls', () => {
    expect(calls.login.path).toEqual('/api/web/login');
  });

  it('CallName', () => {
    const name: CallName = 'getUserScore';
    expect(calls[name].path).toEqual('/api/web/getUserScore');
  });

  it('createFakeOperator', async () => {
    const operator = createFakeOperator({ getUserScore: () => answer({ Score: 115000 }) });
    configureApi({ adapter: operator.adapter });
    expect(await getBalance()).toEqual(115000);
  });

  it('FakeOperator', async () => {
    const operator: FakeOperator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await logOut();
    expect(operator.seen.map(({ call }) => call)).toEqual(['loginOut']);
  });

  it('delayed', async () => {
    configureApi({
      adapter: createFakeOperator({ getUserScore: () => delayed(5, answer({ Score: 115000 })) }).adapter,
    });
    expect(await getBalance()).toEqual(115000);
  });

  it('DataOf', () => {
    const data: DataOf<'getUserScore'> = { Score: 115000 };
    expect(answer(data).type).toEqual('answer');
  });

  it('Handler', () => {
    const poor: Handler<'getUserScore'> = () => answer({ Score: 0 });
    expect(createFakeOperator({ getUserScore: poor }).seen).toEqual([]);
  });

  it('Handlers', () => {
    const closed: Handlers = { ...sampleHandlers, launchGame: () => refuse(1015) };
    expect(Object.keys(closed).length).toEqual(Object.keys(sampleHandlers).length);
  });

  it('RequestOf', () => {
    const fields: RequestOf<'getMsgInfo'> = { id: 44 };
    expect(fields.id).toEqual(44);
  });

  it('keepSilent', async () => {
    const { adapter } = createFakeOperator({ loginOut: keepSilent });
    configureApi({ adapter, pace: { ...pace, timeoutMs: 5 } });
    await expect(logOut({ attempts: 1 })).rejects.toThrow(OfflineError);
  });

  it('refuse', async () => {
    configureApi({
      adapter: createFakeOperator({ getMsgInfo: () => refuse(1014, 'No such message.') }).adapter,
    });
    await expect(getMail(44)).rejects.toThrow(AnswerError);
  });

  it('Reply', () => {
    const reply: Reply<never> = refuse(1014, 'No such message.');
    expect(reply.type).toEqual('refusal');
  });

  it('replyToAll', async () => {
    configureApi({ adapter: createFakeOperator(replyToAll(refuse(555))).adapter });
    await expect(getGames()).rejects.toThrow(AnswerError);
  });

  it('SeenCall', async () => {
    const operator = createFakeOperator(sampleHandlers);
    configureApi({ adapter: operator.adapter });
    await logIn({ by: 'smsCode', account: '639170000002', code: '123456' });
    const seen: SeenCall | undefined = operator.seen[0];
    expect(seen?.fields['code']).toEqual('123456');
  });

  it('sampleActivities', () => {
    expect(sampleActivities.map(({ activity_type }) => activity_type)).toEqual([23, 15, 19, 27]);
  });

  it('sampleBets', () => {
    expect(sampleBets.map(({ LogID }) => LogID)).toEqual([33, 32, 31]);
  });

  it('sampleMovements', () => {
    expect(sampleMovements[0]?.kind).toEqual('withdrawal');
  });

  it('sampleStatement', () => {
    expect(sampleStatement('2026-01-31').days.at(-1)?.d).toEqual('2026-01-31');
  });

  it('sampleDraw', () => {
    expect(sampleDraw.round.times).toEqual(2);
  });

  it('sampleGames', () => {
    expect(sampleGames.filter(({ s }) => s === 1).length).toEqual(3);
  });

  it('sampleHandlers', async () => {
    configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
    expect((await getPlayer()).nickname).toEqual('Ligaya');
  });

  it('sampleLimits', () => {
    expect(sampleLimits.dep?.week?.am).toEqual(10000);
  });

  it('sampleSessions', () => {
    expect(sampleSessions.find(({ here }) => here === 1)?.id).toEqual('a1');
  });

  it('samplePayMethods', () => {
    expect(samplePayMethods.map(({ name }) => name)[0]).toEqual('Gcash');
  });

  it('sampleMails', () => {
    expect(sampleMails[0]?.title).toEqual('Your weekly VIP gift');
  });

  it('samplePlayer', () => {
    expect(samplePlayer.NickName).toEqual('Ligaya');
  });

  it('samplePromotions', () => {
    expect(samplePromotions.depGet27().type).toEqual('answer');
  });

  it('sampleReads', () => {
    expect(sampleReads.getUserScore().type).toEqual('answer');
  });

  it('sampleWrites', () => {
    expect(sampleWrites.login().type).toEqual('answer');
  });
});
