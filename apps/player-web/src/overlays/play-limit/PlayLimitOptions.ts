import type { LimitKind, LimitSpan, PlayLimit } from '@kislap/api';

/** Which limit is changed, and how it is now. */
export interface PlayLimitOptions {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  /** `undefined` while none is set. */
  readonly limit: PlayLimit | undefined;
}
