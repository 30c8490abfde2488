import type { PayMethod } from './PayMethod';
import { type ChannelOffer, type ChannelVisitor, isChannelEligible, offerChannel } from './offers';
import { isPayMode, modeOrder } from './payModes';

/**
 * A deposit mode with the channels the player may use in it, at least one, best first.
 *
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * const gcash: DepositMode = { code: 'gcash', isHot: true, offers: [offerChannel(channel, method)] };
 * firstMode([gcash])?.code; // => 'gcash'
 */
export interface DepositMode {
  readonly code: string;
  readonly isHot: boolean;
  readonly offers: readonly ChannelOffer[];
}

/**
 * The channel a player deposited through before; it stands first in its mode.
 *
 * @example
 * const lastUsed: PayHint = { methodId: 8, channelCode: 'my1', mode: 'maya' };
 * firstMode([{ code: 'gcash', isHot: false, offers: [] }], [lastUsed])?.code; // => 'gcash'
 */
export interface PayHint {
  readonly methodId: number;
  readonly channelCode: string;
  readonly mode: string;
}

/**
 * The deposit modes that a player sees, in order.
 *
 * Mode rule: known modes in their fixed order, unknown ones after them as the operator lists them; a mode without
 * an eligible channel is left out; a mode is hot when a channel the player may use is hot. Inside a mode the
 * last-used channels come first, then by `sort`, then as listed. Modes themselves never move.
 *
 * @see docs/rules.md#payment-channels
 * @param hints last-used channels, newest first
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * const methods = [{ ...method, channels: [channel, { ...channel, mode: 'gcashwap_2' }] }];
 * const player = { depositCount: 3, vipLevel: 1, vipOrder: 0 };
 * depositModes(methods, player).map(({ code }) => code); // => ['gcashwap_2', 'gcash']
 */
export function depositModes(
  methods: readonly PayMethod[],
  player: ChannelVisitor,
  hints: readonly PayHint[] = [],
): readonly DepositMode[] {
  const offers = methods
    .filter((method) => method.isDeposit)
    .flatMap((method) => method.channels.map((channel) => offerChannel(channel, method)))
    .filter((offer) => isChannelEligible(offer.channel, player));
  const codes = new Set(offers.map((offer) => offer.channel.mode));
  return [...codes]
    .sort((left, right) => modeRank(left) - modeRank(right))
    .map((code) => depositMode(code, offers, hints));
}

function depositMode(code: string, offers: readonly ChannelOffer[], hints: readonly PayHint[]): DepositMode {
  const inMode = offers
    .filter((offer) => offer.channel.mode === code)
    .sort(
      (left, right) =>
        hintRank(left, hints) - hintRank(right, hints) || left.channel.sort - right.channel.sort,
    );
  return { code, isHot: inMode.some((offer) => offer.channel.isHot), offers: inMode };
}

function modeRank(code: string): number {
  return isPayMode(code) ? modeOrder.indexOf(code) : modeOrder.length;
}

function hintRank({ channel }: ChannelOffer, hints: readonly PayHint[]): number {
  const rank = hints.findIndex((hint) => hint.mode === channel.mode && hint.channelCode === channel.code);
  return rankIn(rank, hints.length);
}

/** A position, or the place after all positions for what was not found. */
function rankIn(index: number, length: number): number {
  return index < 0 ? length : index;
}

/**
 * The mode that is selected when the deposit screen opens: the last-used one if it is still there, else the
 * first; undefined when there is none. Inside a mode the first offer is selected.
 *
 * @see docs/rules.md#payment-channels
 * @param hints last-used channels, newest first
 * @example
 * const modes = ['gcash', 'maya'].map((code) => ({ code, isHot: false, offers: [] }));
 * firstMode(modes)?.code; // => 'gcash'
 * firstMode(modes, [{ methodId: 8, channelCode: 'my1', mode: 'maya' }])?.code; // => 'maya'
 */
export function firstMode(
  modes: readonly DepositMode[],
  hints: readonly PayHint[] = [],
): DepositMode | undefined {
  const [lastUsed] = hints;
  return modes.find((mode) => mode.code === lastUsed?.mode) ?? modes[0];
}
