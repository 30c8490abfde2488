import fc from 'fast-check';
import {
  awardByDomain,
  boundsByDomain,
  isAvailableByDomain,
  isOrderInByDomain,
  mayaTipByDomain,
  modesByDomain,
  quickAmountsByDomain,
  withdrawalMethodsByDomain,
} from './adapter/channels';
import {
  awardOf,
  boundsOf,
  displayOrder,
  firstSelected,
  isAvailable,
  isOrderIn,
  mayaTip,
  modesFor,
  quickAmountsOf,
  withdrawalMethods,
  type Channel,
  type Hint,
  type Visitor,
} from './channels';
import { peso, type Score } from './money';
import { pesoScores } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';

const few = fc.integer({ min: 0, max: 4 });
const visitors: fc.Arbitrary<Visitor> = fc.record({ depositCount: few, vipLevel: few, vipOrder: few });
const orderLists = fc.option(fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 3 }), { nil: undefined });
const modeCodes = fc.oneof(
  fc.constantFrom('gcash', 'maya', 'newpay'),
  fc.constantFrom(...displayOrder, 'newpay', 'GCASH', '__proto__', 'constructor', 'apay'),
);

const channels: fc.Arbitrary<Channel> = fc.record({
  method: fc.integer({ min: 1, max: 3 }),
  p: modeCodes,
  c: fc.constant('one'),
  s: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  h: fc.boolean(),
  sort: fc.integer({ min: -1, max: 3 }),
  d: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, few),
  v: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, few),
  vm: fc.option(few, { nil: undefined }),
  o: orderLists,
});

compareFamily<readonly [Channel, Visitor], boolean>({
  name: 'availability of a channel',
  inputs: fc.tuple(channels, visitors),
  oracle: ([channel, visitor]) => isAvailable(channel, visitor),
  domain: ([channel, visitor]) => isAvailableByDomain(channel, visitor),
  mutants: {
    'more than d deposits': ([channel, visitor]) => isAvailable({ ...channel, d: channel.d + 1 }, visitor),
    'below vm': ([channel, visitor]) =>
      isAvailable(channel, visitor) && (channel.vm === undefined || visitor.vipLevel < channel.vm),
    'above v': ([channel, visitor]) => isAvailable({ ...channel, v: channel.v + 1 }, visitor),
    'vm 0 is no top': ([channel, visitor]) =>
      isAvailable({ ...channel, vm: channel.vm === 0 ? undefined : channel.vm }, visitor),
    'an empty list is everybody': ([channel, visitor]) =>
      isAvailable({ ...channel, o: channel.o?.length === 0 ? undefined : channel.o }, visitor),
    'a switched-off channel is open': ([channel, visitor]) => isAvailable({ ...channel, s: true }, visitor),
  },
});

compareFamily<readonly [readonly number[] | undefined, number], boolean>({
  name: 'allowed VIP orders',
  inputs: fc.tuple(orderLists, fc.integer({ min: -1, max: 5 })),
  oracle: ([orders, order]) => isOrderIn(orders, order),
  domain: ([orders, order]) => isOrderInByDomain(orders, order),
  mutants: {
    '-1 is an order like others': ([orders, order]) => orders === undefined || orders.includes(order),
    'no list is nobody': ([orders, order]) => isOrderIn(orders ?? [], order),
  },
});

interface Menu {
  readonly channels: readonly Channel[];
  readonly visitor: Visitor;
  readonly hints: readonly Hint[];
}

/** Channels by method, as a list sends them; hints of which each mode has one at most. */
const menus: fc.Arbitrary<Menu> = fc
  .record({
    rows: fc.array(channels, { maxLength: 12, size: 'max' }),
    visitor: visitors,
    picks: fc.array(fc.nat({ max: 15 }), { maxLength: 3 }),
  })
  .map(({ rows, visitor, picks }) => {
    const sorted = [1, 2, 3].flatMap((method) => rows.filter((row) => row.method === method));
    const all = sorted.map((row, at) => ({ ...row, c: `c${at}` }));
    const known = picks.map((pick) => all[pick] ?? { method: 9, p: `gone${pick}`, c: 'gone' });
    const hints = known.filter(({ p }, at) => known.findIndex((one) => one.p === p) === at);
    return { channels: all, visitor, hints: hints.map(({ method, p, c }) => ({ method, p, c })) };
  });

const menuOf = ({ channels: rows, visitor, hints }: Menu) => {
  const modes = modesFor(rows, visitor, hints);
  return { modes, first: firstSelected(modes, hints) };
};

const hotThrough = ({ channels: rows }: Menu, p: string): boolean => rows.some((row) => row.p === p && row.h);

compareFamily<Menu, ReturnType<typeof modesByDomain>>({
  name: 'order, heat and first selection of modes',
  inputs: menus,
  oracle: menuOf,
  domain: ({ channels: rows, visitor, hints }) => modesByDomain(rows, visitor, hints),
  mutants: {
    'hot through a channel that is not available': (menu) => {
      const { modes, first } = menuOf(menu);
      return { modes: modes.map((mode) => ({ ...mode, isHot: hotThrough(menu, mode.p) })), first };
    },
    'the last-used mode comes first': (menu) => {
      const { modes, first } = menuOf(menu);
      return { modes: [...modes].sort((a, b) => Number(b.p === first) - Number(a.p === first)), first };
    },
    'the last-used channel stays in its place': (menu) => ({
      ...menuOf(menu),
      modes: modesFor(menu.channels, menu.visitor, []),
    }),
    'sorts downward': (menu) =>
      menuOf({ ...menu, channels: menu.channels.map((row) => ({ ...row, sort: -row.sort })) }),
    'unknown modes by name': (menu) => {
      const { modes, first } = menuOf(menu);
      const known = modes.filter(({ p }) => displayOrder.includes(p));
      const rest = modes.filter(({ p }) => !displayOrder.includes(p)).sort((a, b) => (a.p < b.p ? -1 : 1));
      return { modes: [...known, ...rest], first };
    },
    'always selects the first': (menu) => {
      const { modes } = menuOf(menu);
      return { modes, first: modes[0]?.p };
    },
  },
});

const boundary: fc.Arbitrary<Score> = fc.oneof(fc.constant(0n), pesoScores);
const bounds = fc.record({ min: boundary, max: boundary });

compareFamily({
  name: 'bounds of a channel',
  inputs: fc.record({ channel: bounds, method: bounds }),
  oracle: ({ channel, method }) => boundsOf(channel, method),
  domain: ({ channel, method }) => boundsByDomain(channel, method),
  mutants: {
    'the method wins': ({ channel, method }) => boundsOf(method, channel),
    'the narrower one wins': ({ channel, method }) => ({
      min: channel.min > method.min ? channel.min : method.min,
      max: channel.max === 0n || method.max < channel.max ? method.max : channel.max,
    }),
  },
});

const chips = fc.integer({ min: 1, max: 12 }).map((hundreds) => BigInt(hundreds) * 100n * peso);

compareFamily({
  name: 'quick amounts',
  inputs: fc.record({
    much: fc.array(chips, { maxLength: 8 }),
    min: fc.oneof(fc.constant(0n), chips),
    max: fc.oneof(fc.constant(0n), chips),
  }),
  oracle: ({ much, min, max }) => quickAmountsOf(much, { min, max }),
  domain: ({ much, min, max }) => quickAmountsByDomain(much, { min, max }),
  mutants: {
    'without the bounds themselves': ({ much, min, max }) =>
      quickAmountsOf(much, { min, max }).filter((one) => one !== min && one !== max),
    'twice the same': ({ much, min, max }) =>
      much.filter((one) => quickAmountsOf([one], { min, max }).length === 1).sort((a, b) => Number(a - b)),
    'as the server sent them': ({ much, min, max }) => [
      ...new Set(much.filter((one) => quickAmountsOf([one], { min, max }).length === 1)),
    ],
    'a maximum of 0 leaves nothing': ({ much, min, max }) =>
      max === 0n ? [] : quickAmountsOf(much, { min, max }),
  },
});

const entries = fc.array(
  fc.record({
    pid: fc.integer({ min: 1, max: 3 }),
    pt: fc.constantFrom('maya', 'gcash', 'qrph'),
    award: fc.integer({ min: 0, max: 10 }),
  }),
  { maxLength: 3 },
);

compareFamily({
  name: 'award of a channel',
  inputs: fc.record({
    method: fc.integer({ min: 1, max: 3 }),
    p: fc.constantFrom('maya', 'gcash', 'qrph'),
    award: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
    entries,
  }),
  oracle: ({ entries: list, ...channel }) => awardOf(channel, list),
  domain: ({ entries: list, ...channel }) => awardByDomain(channel, list),
  mutants: {
    'three percent without an entry': ({ entries: list, ...channel }) =>
      awardOf({ ...channel, award: channel.award ?? 3 }, list),
    'any entry of the method': ({ entries: list, ...channel }) =>
      awardOf(
        channel,
        list.map((entry) => ({ ...entry, pt: channel.p })),
      ),
    'any entry of the mode': ({ entries: list, ...channel }) =>
      awardOf(
        channel,
        list.map((entry) => ({ ...entry, pid: channel.method })),
      ),
  },
});

compareFamily({
  name: 'the percentage of the Maya tip',
  inputs: entries,
  oracle: mayaTip,
  domain: mayaTipByDomain,
  mutants: {
    'nothing without an entry': (list) => (list.some(({ pt }) => pt === 'maya') ? mayaTip(list) : 0),
    'three for an award of nothing': (list) => (mayaTip(list) === 0 ? 3 : mayaTip(list)),
    'the first entry of any mode': (list) => list[0]?.award ?? 3,
  },
});

compareFamily({
  name: 'methods of withdrawal',
  inputs: fc
    .array(fc.record({ withdraw: fc.boolean(), w_srot: fc.integer({ min: 0, max: 4 }) }), { maxLength: 8 })
    .map((rows) => rows.map((row, id) => ({ ...row, id }))),
  oracle: withdrawalMethods,
  domain: withdrawalMethodsByDomain,
  mutants: {
    'all of them': (methods) => withdrawalMethods(methods.map((one) => ({ ...one, withdraw: true }))),
    downward: (methods) => withdrawalMethods(methods.map((one) => ({ ...one, w_srot: -one.w_srot }))),
    'as the server sent them': (methods) => methods.filter(({ withdraw }) => withdraw).map(({ id }) => id),
  },
});
