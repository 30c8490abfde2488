import {
  channelAward,
  depositModes,
  firstMode,
  isChannelEligible,
  isOrderAllowed,
  mayaTipPercent,
  offerChannel,
  quickAmounts,
  withdrawMethods,
  type PayChannel,
  type PayHint,
  type PayMethod,
} from '@kislap/domain';
import type { ActiveEntry, Bounds, Channel, Hint, Mode, Visitor } from '../channels';
import type { Score } from '../money';
import { boundOf, moneyOf, scoreOf } from './amounts';

const emptyChannel: PayChannel = {
  mode: 'gcash',
  code: 'one',
  category: '',
  name: 'One',
  isEnabled: true,
  isHot: false,
  sort: 0,
  minDepositCount: 0,
  minVip: 0,
  min: undefined,
  max: undefined,
  quickAmounts: [],
  banks: [],
};

const emptyMethod: PayMethod = {
  id: 0,
  name: 'Method',
  isDeposit: true,
  isWithdraw: false,
  depositSort: 0,
  withdrawSort: 0,
  depositMin: undefined,
  depositMax: undefined,
  withdrawMin: undefined,
  withdrawMax: undefined,
  banks: [],
  channels: [],
};

const channelOf = ({ p, c, s, h, sort, d, v, vm, o }: Channel): PayChannel => ({
  ...emptyChannel,
  mode: p,
  code: c,
  isEnabled: s,
  isHot: h,
  sort,
  minDepositCount: d,
  minVip: v,
  ...(vm === undefined ? {} : { maxVip: vm }),
  ...(o === undefined ? {} : { allowedOrders: o }),
});

function methodsOf(channels: readonly Channel[]): readonly PayMethod[] {
  const ids = [...new Set(channels.map(({ method }) => method))];
  return ids.map((id) => ({
    ...emptyMethod,
    id,
    channels: channels.filter(({ method }) => method === id).map(channelOf),
  }));
}

const hintOf = ({ method, p, c }: Hint): PayHint => ({ methodId: method, mode: p, channelCode: c });

export const isAvailableByDomain = (channel: Channel, visitor: Visitor): boolean =>
  isChannelEligible(channelOf(channel), visitor);

export const isOrderInByDomain = isOrderAllowed;

export function modesByDomain(
  channels: readonly Channel[],
  visitor: Visitor,
  hints: readonly Hint[],
): { readonly modes: readonly Mode[]; readonly first: string | undefined } {
  const wishes = hints.map(hintOf);
  const modes = depositModes(methodsOf(channels), visitor, wishes);
  return {
    modes: modes.map(({ code, isHot, offers }) => ({
      p: code,
      isHot,
      channels: offers.map(({ channel }) => channel.code),
    })),
    first: firstMode(modes, wishes)?.code,
  };
}

export function boundsByDomain(channel: Bounds, method: Bounds): Bounds {
  const { min, max } = offerChannel(
    { ...emptyChannel, min: boundOf(channel.min), max: boundOf(channel.max) },
    { ...emptyMethod, depositMin: boundOf(method.min), depositMax: boundOf(method.max) },
  );
  return { min: min === undefined ? 0n : scoreOf(min), max: max === undefined ? 0n : scoreOf(max) };
}

export function quickAmountsByDomain(much: readonly Score[], { min, max }: Bounds): readonly Score[] {
  const channel = { ...emptyChannel, quickAmounts: much.map(moneyOf) };
  return quickAmounts({ channel, method: emptyMethod, min: boundOf(min), max: boundOf(max) }).map(scoreOf);
}

const awardsOf = (entries: readonly ActiveEntry[]) =>
  entries.map(({ pid, pt, award }) => ({ methodId: pid, mode: pt, awardPercent: award }));

export function awardByDomain(
  { method, p, award }: { readonly method: number; readonly p: string; readonly award: number | undefined },
  entries: readonly ActiveEntry[],
): number {
  const channel = { ...emptyChannel, mode: p, ...(award === undefined ? {} : { awardPercent: award }) };
  return channelAward(
    { channel, method: { ...emptyMethod, id: method }, min: undefined, max: undefined },
    awardsOf(entries),
  );
}

export const mayaTipByDomain = (entries: readonly ActiveEntry[]): number => mayaTipPercent(awardsOf(entries));

export function withdrawalMethodsByDomain(
  methods: readonly { readonly id: number; readonly withdraw: boolean; readonly w_srot: number }[],
): readonly number[] {
  const rows = methods.map((one) => ({
    ...emptyMethod,
    id: one.id,
    isWithdraw: one.withdraw,
    withdrawSort: one.w_srot,
  }));
  return withdrawMethods(rows).map(({ id }) => id);
}
