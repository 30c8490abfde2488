import type {
  AcceptedWithdrawal,
  Ad,
  Bet,
  DepositRecord,
  Game,
  LimitKind,
  LimitSpan,
  PlayLimit,
  PlayLimits,
  RealityCheckAnswer,
  WithdrawalOrder,
  WithdrawalRecord,
} from '@kislap/api';
import type {
  DayKey,
  DrawRound,
  EpochMilliseconds,
  EpochSeconds,
  Money,
  BonusTerms,
  PromotionType,
  Purse,
} from '@kislap/domain';
import type { DrawPrize } from '@kislap/ui';
import type { OwnOrder } from '../../device/orders/ownOrders';
import type { OverlayModal } from './stack/OverlayStack';

/** The words of a question, already in the player's language. */
export interface ConfirmOptions {
  readonly title: string;
  /** What saying yes leads to. */
  readonly detail?: string;
  readonly yes: string;
  /** Left out where there is only something to read. */
  readonly no?: string;
  /** Both answers look alike: nothing is advised. */
  readonly isPlain?: boolean;
}

/** Why the player cannot go on now, already in their language. */
export interface RestrictionOptions {
  readonly title: string;
  readonly detail: string;
  /** Customer service can do something about it. */
  readonly hasService?: boolean;
}

/** Which of the two is changed, and how everything is now. */
export interface PlayTimeOptions {
  readonly kind: 'time' | 'reality';
  readonly limits: PlayLimits;
}

/** A reality check that is due, and how the play session stands, as the operator knows it. */
export interface RealityCheckOptions {
  readonly no: number;
  readonly minutesPlayed: number;
  /** Amounts are `undefined` where the operator does not say. */
  readonly staked: Money | undefined;
  readonly won: Money | undefined;
  readonly net: Money | undefined;
  readonly deposited: Money | undefined;
}

/** Which limit is changed, and how it is now. */
export interface PlayLimitOptions {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  /** `undefined` while none is set. */
  readonly limit: PlayLimit | undefined;
}

/** A deposit of this device that waits to be paid and credited. */
export interface DepositMadeOptions {
  readonly order: OwnOrder;
  /** Its pay page was opened already. */
  readonly hasGone?: boolean;
}

/** What was paid out, and what has to be bet for it. */
export interface DrawPaidOptions {
  readonly receipt: ReceiptOptions;
  readonly turnover: Money | undefined;
}

/** What a spin has brought, and the round after it. */
export interface DrawPrizeOptions {
  readonly spinId: number;
  readonly prize: DrawPrize;
  readonly round: DrawRound;
}

/** A gift that has come into the balance. */
export interface GiftOptions {
  readonly amount: Money;
  /** What it was for: "Daily gift". */
  readonly title: string;
  /** What comes next, in place of what is said of every gift. */
  readonly text?: string | undefined;
  /** What has to be bet before it can be withdrawn; missing where the operator says nothing of it. */
  readonly turnoverAdded?: Money | undefined;
  /** Its number, for the receipt. */
  readonly orderId?: string | undefined;
}

/** One order of a payout, as its record says. */
export interface OrderPart {
  readonly orderId: string;
  readonly amount: Money;
}

/** Money that has moved. */
export interface ReceiptOptions {
  readonly kind: 'deposit' | 'withdrawal' | 'gift';
  readonly amount: Money;
  readonly status: 'complete' | 'pending' | 'failed';
  readonly at: EpochSeconds;
  /** When the operator said how it stands, where that may have changed since. */
  readonly readAt?: EpochSeconds | undefined;
  /** `at` is when it came into the balance; without it, when a deposit or a withdrawal was asked for. */
  readonly isCredited?: boolean;
  readonly orderId?: string | undefined;
  /** The orders of a payout in several, which stand in the place of the one number. */
  readonly parts?: readonly OrderPart[] | undefined;
  /** What it was paid with, where it goes, or what a gift was for. */
  readonly place?: string | undefined;
  /** Masked: a receipt is shown to others. */
  readonly account?: string | undefined;
  readonly bonus?: Money | undefined;
  /** How long a withdrawal that is on its way usually takes, by the operator's word. */
  readonly usualPayoutSeconds?: number | undefined;
}

/** Which message is opened, and who hears what becomes of it. */
export interface MailLetterOptions {
  readonly mailId: number;
  /** It is about the player's limits, breaks or play: what can be done stands below it. */
  readonly isAboutPlay?: boolean | undefined;
  readonly onChange?: (change: MailChange) => void;
}

/** What has happened to a message since the list was loaded. */
export type MailChange = 'read' | 'received' | 'deleted';

/** A game that the operator has opened a play session for. */
export interface ReadyGame {
  /** Checked: it may be opened. */
  readonly url: string;
  readonly opensIn: 'frame' | 'window';
  /** Played without money. */
  readonly isDemo: boolean;
}

/** What is handed to another app: words that the operator wrote, and where they lead. */
export interface SharedLink {
  readonly text: string;
  readonly url: string;
}

/** A deposit of the same amount that may still be paid. */
export interface OpenDeposit {
  readonly amount: Money;
  readonly madeAt: EpochMilliseconds;
  readonly orderId: string | undefined;
  /** Its idempotency key, when this device has made it. */
  readonly key: string | undefined;
}

/** What goes where. */
interface PayoutOptions {
  readonly order: WithdrawalOrder;
  /** By the operator's own word; undefined where it gives none. */
  readonly usualPayoutSeconds: number | undefined;
}

/**
 * Every overlay: what it is opened with and what it answers. An overlay that never answers has the result
 * `never`. The name is also its folder and its name in links (`?overlay=language`).
 */
/** The deposit that a bonus is offered for, as it was typed. */
export interface BonusTermsOptions {
  /** Undefined for the award of a channel. */
  readonly promotion?: PromotionType | undefined;
  readonly deposit: Money;
  readonly bonus: Money;
  readonly terms: BonusTerms;
  /** Which games count, where the promotion's own rules do not say. */
  readonly games?: string | undefined;
  /** Another bonus was taken already, and told what the deposit itself asks for. */
  readonly isOnTop?: boolean;
}

export interface OverlayMap {
  'account-name': { props: object; result: string };
  /** A break or an exclusion. */
  'self-exclusion': { props: { readonly kind: 'break' | 'exclusion' }; result: never };
  /** Answers the chosen picture, 1 to 8. */
  avatar: { props: { readonly avatarId: number }; result: number };
  'bet-detail': { props: { readonly bet: Bet }; result: never };
  'bind-phone': { props: object; result: 'bound' };
  'change-password': { props: object; result: 'changed' };
  'check-in-rules': { props: object; result: never };
  'close-account': { props: object; result: never };
  /** What the account lacks, as the operator says, before deposits, play and gifts. */
  'complete-account': {
    props: { readonly need: number | readonly string[] | undefined };
    result: 'complete';
  };
  confirm: { props: ConfirmOptions; result: 'yes' };
  deposit: {
    props: { readonly promotion?: PromotionType | undefined; readonly mode?: string | undefined };
    result: never;
  };
  /** What a bonus asks for, before it is taken. */
  'bonus-terms': { props: BonusTermsOptions; result: 'take' | 'without' };
  /** Giving up what was given. */
  'bonus-drop': { props: { readonly purse: Purse }; result: never };
  /** A deposit that waits to be paid and credited. */
  'deposit-made': { props: DepositMadeOptions; result: 'arrived' };
  /** A deposit of this amount may still be paid: its own dialog, or another deposit. */
  'open-deposit': { props: { readonly open: OpenDeposit }; result: 'openIt' | 'another' };
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
  restriction: { props: RestrictionOptions; result: never };
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
  /** Answered once the operator has the answer. Leaving it answers nothing. */
  'reality-check': { props: RealityCheckOptions; result: RealityCheckAnswer };
  /** The question for a deposit limit, with the limits that are set; again after a while. Leaving it answers nothing. */
  'limit-prompt': {
    props: { readonly held: PlayLimits['dep']; readonly isAgain?: boolean };
    result: 'answered';
  };
  'play-limit': { props: PlayLimitOptions; result: 'saved' };
  /** The reward for the bets of a Manila day. */
  rewards: { props: { readonly day: DayKey }; result: never };
  /** What came or went, to be shared or kept. */
  receipt: { props: ReceiptOptions; result: never };
  'select-bank': {
    props: { readonly banks: readonly string[]; readonly chosen: string };
    result: string;
  };
  /** The devices that are logged in. */
  sessions: { props: object; result: never };
  share: { props: SharedLink; result: never };
  withdrawal: { props: object; result: 'accepted' };
  /** `madeBefore`: when the same amount went to the same account a short while ago. */
  'withdrawal-confirm': {
    props: PayoutOptions & { readonly madeBefore?: EpochSeconds | undefined };
    result: 'yes';
  };
  'withdrawal-made': { props: PayoutOptions & { readonly accepted: AcceptedWithdrawal }; result: never };
  /** What the operator has noticed of a player's habits. */
  noticed: { props: PlayLimits['noticed']; result: 'answered' };
}

export type OverlayName = keyof OverlayMap;
export type OverlayOptions<Name extends OverlayName> = OverlayMap[Name]['props'];
export type OverlayResult<Name extends OverlayName> = OverlayMap[Name]['result'];

/** The props of the component that draws an overlay. */
export type OverlayProps<Name extends OverlayName> = OverlayOptions<Name> & {
  /** Passed on to the kit's dialog, sheet, panel or full screen. */
  readonly modal: OverlayModal;
  /** Closes the overlay with its result. */
  readonly onAnswer: (result: OverlayResult<Name>) => void;
};
