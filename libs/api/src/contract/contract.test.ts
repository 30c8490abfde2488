import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loginCall, registerCall } from './signIn';
import { userInfo } from './accounts';
import { depositGift, getPayChannelCall, giftSteps } from './depositGifts';
import { envelope } from './envelope';
import { getSignInfoCall } from './events';
import { launchGameCall } from './launch';
import { platformListCall } from './platforms';
import { answerCode, depositCall, parseJsonText, paylist4vipCall, withdrawCall } from './index';
import { payChannel, payMethod } from './payMethods';
import { depositNoticeRow, withdrawLogRow } from './records';

const registration = {
  phone: '639170000001',
  code: '123456',
  password: 'Play1234',
  password1: 'Play1234',
  birthday: '2000-12-31',
  agree: '1',
};

const deposit = {
  amount: '100',
  sign: 'ab',
  userid: '7',
  acId: '15',
  extra: '{}',
  paytype: 'gcash',
  paychnl: 'gc1',
};

describe('the names of the wire', () => {
  it('keep their own spelling', () => {
    expect(Object.keys(payMethod.entries)).toEqual(
      expect.arrayContaining([
        'd_sort',
        'w_srot',
        'd_min',
        'd_max',
        'w_min',
        'w_max',
        'banklist',
        'payChanel',
      ]),
    );
    expect(Object.keys(payChannel.entries)).toEqual([
      'p',
      'c',
      'r',
      'n',
      's',
      'h',
      'sort',
      'd',
      'v',
      'vm',
      'o',
      'min',
      'max',
      'much',
      'bl',
      'award',
    ]);
    expect(Object.keys(depositCall.request.entries)).toEqual([
      'amount',
      'sign',
      'userid',
      'acId',
      'extra',
      'paytype',
      'paychnl',
      'chnlcat',
      'bankcode',
      'takeAward',
    ]);
    expect(Object.keys(paylist4vipCall.response.entries)).toEqual(['data', 'userChnl']);
    expect(Object.keys(userInfo.entries)).toEqual(
      expect.arrayContaining([
        'Score',
        'UserID',
        'Dep15',
        'VipOrder',
        'IsSignToday',
        'IsRenewToday',
        'FaceID',
      ]),
    );
  });

  it('stand in the addresses', () => {
    expect(loginCall.path).toBe('/api/web/login');
    expect(platformListCall.path).toBe('/go/api/platformList');
    expect(paylist4vipCall.query(7)).toBe('f=paylist4vip&u=7');
    expect(depositCall.query('gcashwap_2')).toBe('f=gcashwap_2_deposit&c=h5');
    expect(withdrawCall.query('a b&c')).toBe('f=a%20b%26c_withdraw');
  });

  it('give every answer code one number', () => {
    const codes = Object.values(answerCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(withdrawCall.okCode).toBe(answerCode.withdrawalAccepted);
  });
});

describe('an answer in loose values', () => {
  it('has an envelope of text and numbers alike', () => {
    expect(v.parse(envelope, { code: '200', msg: null, data: 0, ts: '1700000000' })).toEqual({
      code: 200,
      msg: '',
      data: 0,
      ts: 1_700_000_000,
      k: undefined,
    });
    expect(v.is(envelope, { msg: 'no code' })).toBe(false);
  });

  it('is a user whose numbers are text and whose flags are mixed', () => {
    const messy = {
      Score: '123456780',
      UserID: '7',
      Phone: 639170000002,
      IsSignToday: 'true',
      DepCount: '2',
    };
    expect(v.parse(userInfo, messy)).toMatchObject({
      Score: 123456780,
      UserID: 7,
      NickName: '',
      Phone: '639170000002',
      IsSignToday: 1,
      IsRenewToday: 0,
      DepCount: 2,
      Dep15: 0,
    });
  });

  it('is a channel whose lists are text', () => {
    const messy = {
      p: 'maya',
      c: 'my1',
      r: 2,
      s: '1',
      vm: '0',
      o: '1,4',
      much: '[100,"200"]',
      min: '',
      bl: null,
    };
    expect(v.parse(payChannel, messy)).toMatchObject({
      r: '2',
      s: 1,
      h: 0,
      vm: 0,
      o: [1, 4],
      much: [100, 200],
      min: 0,
      max: 0,
      bl: [],
    });
  });

  it('tells a missing list of orders (everybody) from an empty one (nobody)', () => {
    const base = { p: 'gcash', c: 'gc1' };
    expect(v.parse(payChannel, base).o).toBeUndefined();
    expect(v.parse(payChannel, { ...base, o: null }).o).toBeUndefined();
    expect(v.parse(payChannel, { ...base, o: [] }).o).toEqual([]);
    expect(v.parse(payChannel, { ...base, o: '' }).o).toBeUndefined();
  });

  it('has one, many or no hints', () => {
    const hint = { payid: 1, paychnl: 'gc1', paytype: 'gcash' };
    const hints = (userChnl: unknown) => v.parse(paylist4vipCall.response, { data: [], userChnl }).userChnl;
    expect(hints(hint)).toEqual([hint]);
    expect(hints([hint])).toEqual([hint]);
    expect(hints(null)).toEqual([]);
  });

  it('may hold its bonus list as JSON text', () => {
    const entries = [{ pid: 3, pt: 'maya', award: 5 }];
    expect(v.parse(getPayChannelCall.response, { a_c: JSON.stringify(entries) }).a_c).toEqual(entries);
    expect(v.parse(getPayChannelCall.response, { a_c: '{oops' }).a_c).toEqual([]);
  });

  it('may say of a bonus that it can be left, and what it asks for', () => {
    const sent = { pid: '3', pt: 'maya', award: '5', choice: '1', times: '5', days: '14', maxStake: '500' };
    const [entry] = v.parse(getPayChannelCall.response, { a_c: [sent] }).a_c;
    expect(entry).toMatchObject({ award: 5, choice: 1, times: 5, days: 14, maxStake: 500 });
  });

  it('marks a first deposit by the text true alone, not by any text', () => {
    const first = (isFirst: unknown) => v.parse(depositNoticeRow, { logid: 1, amount: 5, isFirst }).isFirst;
    expect(['true', true, 1, '1'].map(first)).toEqual(Array(4).fill('true'));
    expect(['false', false, 0, 'no', undefined].map(first)).toEqual(Array(5).fill('false'));
  });

  it('names a withdrawal by either spelling of its id', () => {
    const row = { logtime: 1, amount: 5, status: 0 };
    expect(v.parse(withdrawLogRow, { ...row, BankID: '9' }).id).toBe(9);
    expect(v.parse(withdrawLogRow, { ...row, id: 8, BankID: 9 }).id).toBe(8);
    expect(v.is(withdrawLogRow, row)).toBe(false);
  });

  it('keeps check-in rules that are absent absent', () => {
    const week = Array.from({ length: 7 }, () => ({ prize_amount: 1 }));
    const info = { global_rules: { user_vip: '', all_depAmt: null, user_order: '1,3' }, day_info: week };
    const { global_rules: rules } = v.parse(getSignInfoCall.response, info);
    expect(rules).toMatchObject({ user_order: [1, 3] });
    expect([rules.user_vip, rules.all_depAmt, rules.day_flow]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a promotion', () => {
  const gift = { activity_type: '15', activity_content: '' };
  const statusOf = (status: unknown) => v.parse(depositGift, { ...gift, status }).status;

  it('is on by a number other than 0, never by the text 0', () => {
    expect([1, '1', 2, true, 'true'].map(statusOf)).toEqual([1, 1, 1, 1, 1]);
    expect([0, '0', '', 'off', null, undefined].map(statusOf)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('has one step or several, and none when its text is broken', () => {
    expect(parseJsonText('{"amount":"200","rate":10,"dayNum":3}', giftSteps)).toEqual([
      { amount: 200, rate: 10, dayNum: 3 },
    ]);
    expect(parseJsonText('[{"rate":120},{"rate":80}]', giftSteps)).toHaveLength(2);
    expect(parseJsonText('{"amount":200', giftSteps)).toBeUndefined();
  });

  it('may come as an object instead of text', () => {
    const { activity_content: text } = v.parse(depositGift, {
      ...gift,
      status: 1,
      activity_content: [{ rate: 5 }],
    });
    expect(parseJsonText(text, giftSteps)).toEqual([{ amount: 0, rate: 5, dayNum: undefined }]);
  });

  it('may be written as text twice, one step or several', () => {
    const twice = (content: unknown) => JSON.stringify(JSON.stringify(content));
    expect(parseJsonText(twice({ rate: 10 }), giftSteps)).toMatchObject([{ rate: 10 }]);
    expect(parseJsonText(twice([{ rate: 120 }, { rate: 80 }]), giftSteps)).toMatchObject([
      { rate: 120 },
      { rate: 80 },
    ]);
  });

  it.each([[null], [{}], [{ rate: 'much' }], [{ rate: -5 }], [{ rate: 1e9 }], [{ rate: 60, amount: 'x' }]])(
    'keeps the places of its steps when one is %j',
    (unreadable) => {
      const steps = parseJsonText(JSON.stringify([{ rate: 120 }, unreadable, { rate: 60 }]), giftSteps);
      expect(steps?.map((step) => step?.rate)).toEqual([120, undefined, 60]);
    },
  );
});

describe('a request as text of a form', () => {
  it('is read like typed values', () => {
    expect(v.parse(launchGameCall.request, { gc: 'slot', demo: '1' })).toMatchObject({ gc: 'slot', demo: 1 });
    expect(v.parse(loginCall.request, { account: '7', type: '2', code: '123456' }).type).toBe(2);
    expect(v.parse(depositCall.request, deposit)).toMatchObject({ userid: 7, acId: 15 });
  });

  it.each([
    ['an empty account', loginCall, { account: '' }],
    ['a third way to sign in', loginCall, { account: '7', type: '3' }],
    ['a birthday that is no date', registerCall, { ...registration, birthday: '31/12/2000' }],
    ['a password without end', registerCall, { ...registration, password: 'a1'.repeat(500) }],
    ['a deposit without amount', depositCall, { ...deposit, amount: '' }],
  ])('is refused with %s', (_name, call, fields) => {
    expect(v.is(call.request, fields)).toBe(false);
  });
});
