import type { CallOptions, Claim, ReadKey } from '@kislap/api';
import type { EpochSeconds, Money } from '@kislap/domain';
import type { GiftRow } from '@kislap/ui';
import type { ComponentProps } from 'react';

/** Which drawing stands for a gift. */
type GiftArt = ComponentProps<typeof GiftRow>['art'];

/** What is received with one press. */
export interface TakenGift {
  readonly take: (options: CallOptions) => Promise<Claim>;
  readonly ownKeys: readonly ReadKey[];
}

/** Something that waits to be received. */
export interface ReadyGift {
  /** The name of its claim, such as `vip:3`. */
  readonly id: string;
  readonly title: string;
  readonly art: GiftArt;
  /** Nothing of what only shows when it is opened. */
  readonly amount?: Money | undefined;
  readonly until?: EpochSeconds | undefined;
  /** The operator's number of what it comes from, by which it says how often it is to be bet. */
  readonly activity?: number;
  /** How often it is to be bet itself, where what it comes from is not an activity with a card. */
  readonly times?: number | undefined;
  /** Received here, or opened where it lies. */
  readonly receive: TakenGift | (() => void);
}

/** Something that can come. */
export interface NextGift {
  readonly id: string;
  readonly title: string;
  readonly art: GiftArt;
  readonly amount?: Money | undefined;
  /** What it takes, or when it comes. */
  readonly how: string;
  readonly onPress: () => void;
}

/** What one source, or all of them, has for the player. */
export interface GiftList {
  readonly ready: readonly ReadyGift[];
  readonly next: readonly NextGift[];
  readonly isLoading: boolean;
  /** Asks again for what could not be loaded; nothing while nothing is missing. */
  readonly retry?: (() => void) | undefined;
}

interface Read {
  readonly data: unknown;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** The gifts of one source, with where its answers stand. */
export function listOf(
  reads: readonly Read[],
  { ready = [], next = [] }: Partial<Pick<GiftList, 'ready' | 'next'>>,
): GiftList {
  const lost = reads.filter(({ data, error }) => data === undefined && error !== undefined);
  return {
    ready,
    next,
    isLoading: reads.some(({ data, isLoading }) => data === undefined && isLoading),
    retry: lost.length === 0 ? undefined : () => lost.forEach(({ mutate }) => void mutate()),
  };
}

/** The gifts of several sources as one list; what ends first stands first. */
export function joined(lists: readonly GiftList[]): GiftList {
  const retries = lists.flatMap(({ retry }) => retry ?? []);
  const ready = lists.flatMap((list) => list.ready);
  return {
    ready: [...ready].sort((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity)),
    next: lists.flatMap((list) => list.next),
    isLoading: lists.some(({ isLoading }) => isLoading),
    retry: retries.length === 0 ? undefined : () => retries.forEach((retry) => retry()),
  };
}
