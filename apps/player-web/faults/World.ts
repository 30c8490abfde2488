import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '@kislap/tools/sandbox';
import type { Language } from '../e2e/messages';
import { say } from '../e2e/messages';
import type { OperatorControl } from '../e2e/OperatorControl';
import type { PlayerApi } from '../e2e/PlayerApi';
import type { AppClock } from './AppClock';
import type { FaultProxy } from './FaultProxy';

/** Everything of one cell: the player's page, the line, the operator and what is known of them. */
export interface World {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly proxy: FaultProxy;
  readonly clock: AppClock;
  readonly sandbox: Sandbox;
  /** The folder of its books, for an operator that keeps them on disk. */
  readonly folder: string | undefined;
  readonly operator: OperatorControl;
  readonly language: Language;
  /** Numbers from 0 to 1 that the seed decides. */
  readonly random: () => number;
  /** Who is signed in, once somebody is. */
  player: PlayerApi | undefined;
  /** Ends what a fault has started; runs when the cell is over, however it went. */
  readonly onEnd: (end: () => Promise<void> | void) => void;
  /** The second tab, where a fault opens one. */
  twin: Page | undefined;
  /** Every toast so far. */
  readonly announced: readonly string[];
}

/** The words of a message in the language of the cell. */
export const words = ({ language }: World, id: string, values?: Readonly<Record<string, string>>): string =>
  say(language, id, values);

/** One of several, as the seed decides. */
export function oneOf<Value>({ random }: World, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
