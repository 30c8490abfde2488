import type { Ad, Bet, DepositRecord, Game, WithdrawalRecord } from '@kislap/api';
import type { DayKey, PromotionType } from '@kislap/domain';
import type { ReadyGame } from '../games/ReadyGame';
import type { SharedLink } from '../share/SharedLink';
import type { ConfirmOptions } from './confirm/ConfirmOptions';
import type { HeldBackOptions } from './held-back/HeldBackOptions';
import type { PlayTimeOptions } from './play-time/PlayTimeOptions';
import type { RealityCheckOptions } from './reality-check/RealityCheckOptions';
import type { PlayLimitOptions } from './play-limit/PlayLimitOptions';
import type { DepositMadeOptions } from './deposit-made/DepositMadeOptions';
import type { DrawPaidOptions } from './draw-paid/DrawPaidOptions';
import type { DrawPrizeOptions } from './draw-prize/DrawPrizeOptions';
import type { GiftOptions } from './gift/GiftOptions';
import type { MailLetterOptions } from './mail-letter/MailLetterOptions';

/**
 * Every overlay: what it is opened with and what it answers. An overlay that never answers has the result
 * `never`. The name is also its folder and its name in links (`?overlay=language`).
 */
export interface OverlayMap {
  'account-name': { props: object; result: string };
  /** Answers the chosen picture, 1 to 8. */
  /** A break or an exclusion. */
  absence: { props: { readonly kind: 'break' | 'exclusion' }; result: never };
  avatar: { props: { readonly avatarId: number }; result: number };
  'bet-detail': { props: { readonly bet: Bet }; result: never };
  'bind-phone': { props: object; result: 'bound' };
  'change-password': { props: object; result: 'changed' };
  'check-in-rules': { props: object; result: never };
  'close-account': { props: object; result: never };
  confirm: { props: ConfirmOptions; result: 'yes' };
  deposit: {
    props: { readonly promotion?: PromotionType | undefined; readonly mode?: string | undefined };
    result: never;
  };
  'deposit-made': { props: DepositMadeOptions; result: 'arrived' | 'paid' };
  'draw-paid': { props: DrawPaidOptions; result: never };
  'draw-prize': { props: DrawPrizeOptions; result: 'again' | 'withdraw' };
  'draw-rules': { props: object; result: never };
  egg: { props: object; result: never };
  /** 0 is the deposit record, 1 the withdrawal record. */
  'fund-record': { props: { readonly tab: 0 | 1 }; result: never };
  'game-launcher': { props: { readonly game: Game; readonly ready: ReadyGame }; result: never };
  'game-sheet': { props: { readonly game: Game }; result: ReadyGame };
  /** Something has come into the balance. */
  gift: { props: GiftOptions; result: never };
  'held-back': { props: HeldBackOptions; result: never };
  /** Nobody has touched the app for too long. */
  'idle-lock': { props: object; result: 'unlocked' };
  /** `why` is what the operator said when it asked for the check. */
  identity: { props: { readonly why?: string | undefined }; result: never };
  language: { props: object; result: never };
  ad: { props: { readonly ad: Ad }; result: never };
  'add-to-home': { props: object; result: 'accepted' };
  /** The address is checked. */
  'customer-service': { props: { readonly url: string }; result: never };
  /** Stands in for the window of a service, by its name; answers the number that it vouches for. */
  'sandbox-sign-in': { props: { readonly name: string }; result: string };
  'mail-letter': { props: MailLetterOptions; result: never };
  /** One deposit, and the report of one that is missing. */
  'deposit-record': { props: { readonly record: DepositRecord }; result: never };
  /** One withdrawal, and why it failed. */
  'withdrawal-record': { props: { readonly record: WithdrawalRecord }; result: never };
  notices: { props: object; result: never };
  rebate: { props: object; result: never };
  relief: { props: object; result: 'received' };
  /** By the operator's number of the activity. */
  'promotion-detail': { props: { readonly type: number }; result: never };
  'red-packet': { props: { readonly packetId: number }; result: never };
  'play-time': { props: PlayTimeOptions; result: 'saved' };
  'reality-check': { props: RealityCheckOptions; result: 'break' | 'leave' };
  'play-limit': { props: PlayLimitOptions; result: 'saved' };
  /** The reward for the bets of a Manila day. */
  rewards: { props: { readonly day: DayKey }; result: never };
  'select-bank': {
    props: { readonly banks: readonly string[]; readonly chosen: string };
    result: string;
  };
  /** The devices that are logged in. */
  sessions: { props: object; result: never };
  share: { props: SharedLink; result: never };
  withdrawal: { props: object; result: 'accepted' };
}

export type OverlayName = keyof OverlayMap;
export type OverlayOptions<Name extends OverlayName> = OverlayMap[Name]['props'];
export type OverlayResult<Name extends OverlayName> = OverlayMap[Name]['result'];
