import type { Money } from '@kislap/domain';
import type { JsonValue } from '../kernel/JsonValue';

/** A settled round. */
export interface Round {
  readonly roundId: string;
  readonly stake: Money;
  readonly win: Money;
  /** The balance right after this round. */
  readonly balance: Money;
  /** What `settle` drew, as stored with the bet. */
  readonly detail: JsonValue;
  /** True when this answer comes from the record of an earlier request with the same key. */
  readonly isReplay: boolean;
}
