import { type Harm, newHarm } from './Noticed';
import type { Span } from './time';

/** Ten-thousandths of a peso, always whole. */
export type Units = number;
export const unitsOf = (pesos: number): Units => Math.round(pesos * 10_000);
export const pesosOf = (units: Units): number => units / 10_000;

export type OrderState = 'unpaid' | 'paid' | 'credited' | 'expired' | 'failed' | 'closed' | 'returned';

/** A deposit order. Its payment is credited three seconds after it came in. */
export interface Order {
  readonly id: string;
  readonly amount: Units;
  readonly at: number;
  readonly promotion: number;
  /** The bonus that the order told. */
  readonly told: Units;
  /** What the channel adds, where that was taken. */
  readonly award?: Units;
  state: OrderState;
  paidAt?: number;
  creditedAt?: number;
  /** When it failed or ran out of time. */
  endedAt?: number;
}

/** A wish to raise a limit, or to have none. */
export interface Wish {
  readonly value: number | undefined;
  readonly from: number;
  readonly lapse: number;
}

export interface Limit {
  /** Pesos, or minutes. */
  value: number;
  wish?: Wish | undefined;
}

/** `dep day`, `loss week` … and `session`. */
export type LimitName = `${'dep' | 'loss'} ${Span}` | 'session';

/** What has to be bet. */
export interface Task {
  readonly kind: 'deposit' | 'bonus' | 'event';
  readonly need: Units;
  done: Units;
  readonly maxStake?: Units;
  /** When the money it belongs to goes. */
  ends?: number;
}

export interface Round {
  readonly at: number;
  readonly stake: Units;
  readonly win: Units;
  /** What was left: all of it, and with what a studio's wallet holds. */
  readonly left?: Units;
  readonly leftOwn?: Units;
}

/** A wish for a higher limit or none; one that is said again is not new. */
export interface Wished {
  readonly at: number;
  readonly isNew: boolean;
}

/** A refusal with 1012; certain where it was an own limit that an order would have passed. */
export interface Refused {
  readonly at: number;
  readonly isOrder: boolean;
  readonly isCertain: boolean;
}

/** A break; certain where it was one of its own. */
export interface Rest {
  readonly at: number;
  readonly until: number;
  readonly isCertain: boolean;
}

/** Play without a pause of 15 minutes. */
export interface Sitting {
  readonly start: number;
  last: number;
  staked: Units;
  won: Units;
  /** For so many of its seconds each reality check was answered. */
  answeredFor: number;
  /** Seconds in gaps of which the rules do not say how much was played. */
  unsure?: number;
  /** Stopped, or ended by an absence. */
  isOver: boolean;
}

export interface Session {
  kind: 'full' | 'payout';
  readonly begunAt: number;
  /** The last act that is one for certain. */
  actAt: number;
  /** The last call of which the rules do not say whether it is one. */
  perhapsAt: number;
  sid?: string | undefined;
  /** The launch is of a game that is played from its studio's wallet. */
  isTransfer?: boolean;
}

export interface Payout {
  readonly amount: Units;
  readonly at: number;
  readonly isRefusedByBank: boolean;
  state: 'waiting' | 'done' | 'back';
}

export interface Away {
  kind: 'break' | 'exclusion' | 'care';
  until: number;
  /** When coming back was asked for. */
  askedAt?: number | undefined;
}

/** That an account is held back because the person is away with another one. */
export interface Held {
  /** The end that is told; none where somebody has to decide first. */
  readonly until: number | undefined;
  /** Beyond the end, too: the person has not come back from an exclusion. */
  readonly isUntilReturn: boolean;
  /** Whether the person is excluded; `silent` where that is over and the person has not come back. */
  readonly isExclusion: boolean | 'silent';
}

/** Who somebody says to be. */
export interface Papers {
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
  readonly birthday: string;
}

/** A player as the specification knows one. */
export interface Player extends Papers {
  readonly id: number;
  own: Units;
  bonus: Units;
  /** Own money in a studio's wallet. */
  wallet: Units;
  /** A bonus that the rules leave open: given or not. */
  perhaps?: { readonly amount: Units; readonly at: number } | undefined;
  /** Whether what was given has lapsed, the rules leave open. */
  isPerhapsVoid?: boolean | undefined;
  depositCount: number;
  readonly orders: Order[];
  readonly payouts: Payout[];
  readonly limits: Map<LimitName, Limit>;
  reality: 15 | 30 | 60;
  tasks: Task[];
  readonly rounds: Round[];
  readonly wishes: Wished[];
  readonly refusals: Refused[];
  readonly breaks: Rest[];
  /** What is noticed; none of a player whose play the build does not look at. */
  readonly harm?: Harm;
  /** A level that may have been reached, and a day of care that may have begun. */
  perhapsCareAt?: number | undefined;
  readonly sittings: Sitting[];
  readonly sessions: Map<string, Session>;
  away?: Away | undefined;
  held?: Held | undefined;
  /** Whether the documents were sent, so that number and name are known. */
  hasSentPapers: boolean;
  /** What the operator has decided on accounts that are like this one, by their id. */
  readonly verdicts: Map<number, 'same' | 'other'>;
  /** When the last absence ended. */
  backAt?: number;
  /** When something ended of which the rules do not say whether it was one. */
  perhapsBackAt?: number;
  promptAnsweredAt?: number | undefined;
  /** Back from an exclusion: the whole account only once the question for a limit is answered. */
  mustAnswer?: boolean;
  stoppedAt?: number;
  /** 0 none, 1 in review, 2 passed. */
  identity: 0 | 1 | 2;
  wrongProofAt: number;
  hasCard: boolean;
  /** A game was opened and not left. */
  hasOpenGame: boolean;
  /** It was closed since the last sign of play. */
  hasClosedGame?: boolean;
  /** A gap at an open game, whose time the rules do not count out. */
  unsureTimeAt?: number;
}

/** Of every third player the walk's build looks at the play: the others meet the other rules without a day of care. */
export const isNoticed = (id: number): boolean => id % 3 === 0;

export function newPlayer(id: number, papers: Papers): Player {
  return {
    id,
    ...papers,
    own: 0,
    bonus: 0,
    wallet: 0,
    depositCount: 0,
    orders: [],
    payouts: [],
    limits: new Map(),
    reality: 30,
    tasks: [],
    rounds: [],
    wishes: [],
    refusals: [],
    breaks: [],
    ...(isNoticed(id) && { harm: newHarm() }),
    sittings: [],
    sessions: new Map(),
    hasSentPapers: false,
    verdicts: new Map(),
    identity: 0,
    wrongProofAt: 0,
    hasCard: false,
    hasOpenGame: false,
  };
}

export const sumOf = <Thing>(things: readonly Thing[], amount: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + amount(thing), 0);
