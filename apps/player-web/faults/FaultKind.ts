import type { Operation, OperationName, Told } from './operations/Operation';
import type { World } from './World';

/**
 * What happens from the last tap on: the player is told something, the fault is lifted, the player taps again, or gives
 * a payment of unknown outcome up. `dropped` is nothing told to a guest, `settle` a player who goes on until it is
 * done, whatever they are told.
 */
export type Step = Told | 'lift' | 'sendAgain' | 'giveUp' | 'dropped' | 'settle';

/** What must come of one operation under one fault. */
export interface Expected {
  readonly story: readonly Step[];
  /** How often it has happened in the end, by the operator's books. */
  readonly effects: number;
}

/** Why one cell cannot be made here, in a plain sentence. */
export interface NotMade {
  readonly because: string;
}

/** One row of the matrix. */
export interface FaultKind {
  readonly id: string;
  readonly fault: string;
  /** How it is made here. */
  readonly made: string;
  /** The operator keeps its books on disk, in a process of its own. */
  readonly isLasting?: true;
  /** The processor is slowed down: the clock is not moved on. */
  readonly isSlow?: true;
  readonly serviceWorkers?: 'allow';
  /** Before any page is open. */
  readonly before?: (world: World, operation: Operation) => Promise<void>;
  /** The form is open and filled in. */
  readonly arm?: (world: World, operation: Operation) => Promise<void>;
  /** Right after the last tap. */
  readonly during?: (world: World, operation: Operation) => Promise<void>;
  /** More than taking back what was ordered of the line. */
  readonly lift?: (world: World, operation: Operation) => Promise<void>;
  /** When the story is over. */
  readonly after?: (world: World, operation: Operation) => Promise<void>;
  readonly cells: Readonly<Record<OperationName, Expected | NotMade>>;
}

type Cells = FaultKind['cells'];

/** Done at the first attempt, as far as the player can tell, and once. */
export const done: Expected = { story: ['done'], effects: 1 };

/** Nobody knows; the operator has not got it. The player gives it up and does it anew. */
export const notArrived: Expected = { story: ['unsure', 'lift', 'giveUp', 'sendAgain', 'done'], effects: 1 };

/** Nobody knows, until the app finds out that it was made. */
export const foundOut: Expected = { story: ['unsure', 'lift', 'found'], effects: 1 };

/** The same, when it may be over before anybody looks. */
export const foundLater: Expected = { story: ['found'], effects: 1 };

/** It did not work, and does when it is tried again. */
export const failedFirst: Expected = { story: ['failed', 'lift', 'sendAgain', 'done'], effects: 1 };

/** Nobody knows; it is looked up, and the same may be asked for again. */
export const askedAgain: Expected = { story: ['unsure', 'lift', 'found', 'sendAgain', 'done'], effects: 1 };

export const refusedFirst: Expected = { story: ['refused', 'lift', 'sendAgain', 'done'], effects: 1 };

export const untilDone: Expected = { story: ['settle'], effects: 1 };

export const ends = (told: Told): Expected => ({ story: [told], effects: 0 });

export const notMade = (because: string): NotMade => ({ because });

/** Money goes by the payment service, which is never asked twice; everything else by the main API. */
export function cells(
  payment: Expected | NotMade,
  main: Expected | NotMade = payment,
  others: Partial<Cells> = {},
): Cells {
  return { deposit: payment, withdrawal: payment, claim: main, login: main, register: main, ...others };
}
