import type { VipLevel } from '@kislap/api';
import type { VipStanding } from '@kislap/domain';

/** What the page is about; each `undefined` until it is known. */
export interface VipFacts {
  readonly levels: readonly VipLevel[] | undefined;
  readonly standing: VipStanding | undefined;
}
