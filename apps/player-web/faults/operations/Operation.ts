import type { Locator } from '@playwright/test';
import type { World } from '../World';

/** What a player does, crossed with every fault. */
export const operationNames = ['deposit', 'withdrawal', 'claim', 'login', 'register'] as const;

export type OperationName = (typeof operationNames)[number];

/** What a player may be told. */
export type Told =
  /** It is done, on the screen that says so. */
  | 'done'
  /** Nobody knows yet. */
  | 'unsure'
  /** What nobody knew is known now. */
  | 'found'
  /** It did not work: no reason, or that the device is offline. */
  | 'failed'
  /** The operator's or the app's own words. */
  | 'refused'
  /** The operator is closed. */
  | 'maintenance'
  /** The session is over: log in again. */
  | 'again'
  /** The app ran into a problem. */
  | 'unexpected';

/** One thing that a player does. */
export interface Operation {
  readonly name: OperationName;
  /** Whose it is. */
  readonly phone: string;
  /** Whether a call is the one that does it. */
  readonly isWrite: (url: string) => boolean;
  /** Where its screen is. */
  readonly path: string;
  /** The file that brings its screen, without its ending. */
  readonly chunk: string;
  /** Signs the player in where one is needed; before any page is open. */
  readonly enter: (world: World) => Promise<void>;
  /** Opens the form and fills it in. */
  readonly open: (world: World) => Promise<void>;
  /** The last tap. */
  readonly send: (world: World) => Promise<void>;
  /** All taps from the filled form on. */
  readonly sendAgain: (world: World) => Promise<void>;
  readonly told: (world: World, told: Told) => Locator;
  /** How often it has happened, by the operator's books. */
  readonly effects: (world: World) => Promise<number>;
}
