import fc from 'fast-check';
import { displayOrder, firstSelected, modesFor } from './channels';
import { tipsOf } from './checkIn';
import { shownScore } from './money';
import type { Offer } from './promotions';
import { compareAnswers } from './testing/compareAnswers';
import { silent } from './verdict';
import {
  balancesByClient,
  modesByClient,
  offersByClient,
  tipsByClient,
  type GiftList,
  type PayList,
  type SignIn,
} from './adapter/wire';
import { flagOf } from './loose';
import { channelsOf, rulesOf, standingOf, wireOffers, type Row } from './wire';

const few = fc.integer({ min: 0, max: 4 });
/** A number as it is, or as text. */
const loosely = (numbers: fc.Arbitrary<number>) =>
  fc.tuple(numbers, fc.boolean()).map(([number, isText]) => (isText ? String(number) : number));
const flags = fc.constantFrom(1, 1, '1', true, 'true', 0, '0', false, 'false', '', null);
const orders = fc.oneof(
  fc.constantFrom(undefined, null, '', '-1', '1,4', '2', [-1], ['-1']),
  fc.array(loosely(few), { maxLength: 3 }),
);
const maybe = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: values }, fc.constantFrom(undefined, null, ''));

const channelRows: fc.Arbitrary<Row> = fc.record({
  p: fc.constantFrom(...displayOrder.slice(0, 4), 'newpay'),
  s: fc.oneof({ weight: 2, arbitrary: fc.constant(1) }, flags),
  h: flags,
  sort: loosely(few),
  d: maybe(loosely(few)),
  v: maybe(loosely(few)),
  vm: maybe(loosely(few)),
  o: orders,
  r: fc.constant('wallet'),
  n: fc.constant('Channel'),
  min: fc.constant(100),
  max: loosely(fc.constant(50_000)),
  much: fc.constantFrom('100,200', [100, 200]),
});

const payLists: fc.Arbitrary<PayList> = fc
  .record({
    rows: fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), channelRows), { minLength: 1, maxLength: 6 }),
    visitor: fc.record({ depositCount: few, vipLevel: few, vipOrder: few }),
    pick: fc.nat({ max: 8 }),
  })
  .map(({ rows, visitor, pick }) => {
    const named = rows.map(([id, row], at) => ({ id, row: { ...row, p: row.p, c: `c${at}` } }));
    const methods = [1, 2].map((id) => ({
      id,
      payChanel: named.filter((one) => one.id === id).map(({ row }) => row),
    }));
    const used = named[pick];
    const hint = used === undefined ? null : { payid: used.id, paychnl: used.row.c, paytype: used.row.p };
    return { methods, hint, visitor };
  });

function menuOf({ methods, hint, visitor }: PayList, change: (row: Row) => Row = (row) => row) {
  const rows = methods.map((one) => ({ ...one, payChanel: one.payChanel.map(change) }));
  const hints =
    hint === null ? [] : [{ method: Number(hint.payid), p: String(hint.paytype), c: String(hint.paychnl) }];
  const modes = modesFor(channelsOf(rows), visitor, hints);
  return { modes, first: firstSelected(modes, hints) };
}

compareAnswers<PayList, ReturnType<typeof menuOf> | 'refused'>({
  name: 'modes from a payment list sent loosely',
  inputs: payLists,
  oracle: (list) => menuOf(list),
  answers: modesByClient,
  mutants: {
    'flags that are not empty are on': (list) => menuOf(list, (row) => ({ ...row, h: Boolean(row.h) })),
    'no list is nobody': (list) => menuOf(list, (row) => ({ ...row, o: row.o ?? [] })),
    'an empty list is everybody': (list) =>
      menuOf(list, (row) => ({ ...row, o: Array.isArray(row.o) && row.o.length === 0 ? undefined : row.o })),
    'no vm is 0': (list) => menuOf(list, (row) => ({ ...row, vm: row.vm ?? 0 })),
    'text lists are not read': (list) =>
      menuOf(list, (row) => ({ ...row, o: typeof row.o === 'string' && row.o.includes(',') ? [] : row.o })),
  },
});

const steps = fc.record({
  amount: loosely(fc.integer({ min: 1, max: 5 }).map((hundreds) => hundreds * 100)),
  rate: loosely(fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(33.3, 16.67))),
  dayNum: loosely(fc.integer({ min: 1, max: 3 })),
});
const unreadable = fc.constantFrom(null, 'x', { amount: 100 }, { amount: 100, rate: 'x', dayNum: 1 });
const contents = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.array(steps, { minLength: 1, maxLength: 6 }) },
      {
        weight: 3,
        arbitrary: fc.array(fc.oneof({ weight: 4, arbitrary: steps }, unreadable), {
          minLength: 1,
          maxLength: 6,
        }),
      },
      { weight: 2, arbitrary: steps },
    ),
    fc.constantFrom('once', 'once', 'once', 'twice', 'broken'),
  )
  .map(([content, how]) => {
    const text = JSON.stringify(content);
    if (how === 'twice') return JSON.stringify(text);
    return how === 'broken' ? text.slice(0, -1) : text;
  });

const giftLists: fc.Arbitrary<GiftList> = fc.record({
  rows: fc
    .uniqueArray(fc.constantFrom(15, 19, 23), { minLength: 1, maxLength: 3 })
    .chain((types) =>
      fc.tuple(
        ...types.map((type) =>
          fc.record({ activity_type: loosely(fc.constant(type)), activity_content: contents, status: flags }),
        ),
      ),
    ),
  player: fc.record({ DepCount: fc.integer({ min: 0, max: 6 }), Dep15: fc.integer({ min: 0, max: 3 }) }),
  amount: fc.integer({ min: 1, max: 10 }).map((hundreds) => BigInt(hundreds) * 1_000_000n),
});

const offersOf = ({ rows, player, amount }: GiftList) =>
  wireOffers(rows, player, amount).map(({ choice, isDisabled, bonus }) => ({ choice, isDisabled, bonus }));

compareAnswers<GiftList, readonly Omit<Offer, 'steps'>[] | 'refused'>({
  name: 'promotions from gifts sent loosely',
  inputs: giftLists,
  oracle: offersOf,
  answers: offersByClient,
  mutants: {
    "'0' is on": (list) =>
      offersOf({
        ...list,
        rows: list.rows.map((row) => ({ ...row, status: row.status === '0' || flagOf(row.status) })),
      }),
    'a lone object is not read': (list) =>
      offersOf({ ...list, rows: list.rows.filter((row) => !String(row.activity_content).startsWith('{')) }),
    'later steps move up': (list) =>
      offersOf({
        ...list,
        rows: list.rows.map((row) => ({
          ...row,
          activity_content: String(row.activity_content).replace(/(null|"x"),/g, ''),
        })),
      }),
    'broken text is mended': (list) =>
      offersOf({
        ...list,
        rows: list.rows.map((row) => {
          const text = String(row.activity_content);
          return {
            ...row,
            activity_content: text.startsWith('[') && !text.endsWith(']') ? `${text}]` : text,
          };
        }),
      }),
  },
});

const needs = maybe(loosely(fc.integer({ min: 0, max: 3 }).map((hundreds) => hundreds * 100)));
const signIns: fc.Arbitrary<SignIn> = fc.record({
  rules: fc.record({
    user_vip: maybe(loosely(few)),
    all_depAmt: needs,
    day_depAmt: needs,
    day_flow: needs,
    user_order: orders,
  }),
  user: fc.record({
    UserVip: loosely(few),
    AllDep: loosely(fc.integer({ min: 0, max: 40_000 }).map((centavos) => centavos / 100)),
    DayDep: loosely(fc.constantFrom(0, 100, 199.99, 200, 300.5)),
    UserFlow: loosely(
      fc.oneof(fc.integer({ min: 0, max: 4_000_000 }), fc.constantFrom(999_999, 1_000_000, 1_999_901)),
    ),
    VipOrder: loosely(few),
  }),
});

const wireTips = ({ rules, user }: SignIn) =>
  tipsOf(rulesOf(rules), standingOf(user)).map((tip) =>
    tip
      .replace(/^Reach VIP /, 'vip ')
      .replace(/^Deposit (\d+) more in total$/, 'totalDeposit $1')
      .replace(/^Deposit (\d+) more today$/, 'dayDeposit $1')
      .replace(/^Bet (\d+) more today$/, 'dayTurnover $1')
      .replace(/^This reward is for /, ''),
  );

compareAnswers<SignIn, readonly string[] | 'refused'>({
  name: 'check-in tips from rules sent loosely',
  inputs: signIns,
  oracle: wireTips,
  answers: tipsByClient,
  mutants: {
    'flow in pesos': ({ rules, user }) =>
      wireTips({ rules, user: { ...user, UserFlow: Number(user.UserFlow) * 10_000 } }),
    'no list is nobody': ({ rules, user }) =>
      wireTips({ rules: { ...rules, user_order: rules.user_order ?? [] }, user }),
    'an empty list is everybody': ({ rules, user }) => {
      const { user_order } = rules;
      const isEmpty = Array.isArray(user_order) && user_order.length === 0;
      return wireTips({ rules: { ...rules, user_order: isEmpty ? undefined : user_order }, user });
    },
    'deposits in ten-thousandths': ({ rules, user }) =>
      wireTips({ rules, user: { ...user, DayDep: Number(user.DayDep) / 10_000 } }),
  },
});

compareAnswers<number | string, string>({
  name: 'the balance as it is sent',
  inputs: loosely(
    fc.oneof(
      fc.integer({ min: -1_000_000, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 9_000_000 }).map((tenths) => tenths / 10),
      fc.constantFrom(0, 1, 99, 100, 11_500, 19_999, Number.MAX_SAFE_INTEGER),
    ),
  ),
  oracle: (Score) => shownScore(Score),
  answers: balancesByClient,
  mutants: {
    rounds: (Score) => shownScore(Math.round(Number(Score) / 100) * 100),
    'a whole part only': (Score) => {
      const shown = shownScore(Score);
      return shown === silent ? silent : shown.replace(/\.\d\d$/, '.00');
    },
  },
});
