import type { playLimit } from '../database/tables/playLimit';

/** What is limited, and over which time. */
export interface LimitPlace {
  readonly kind: 'dep' | 'loss';
  readonly span: 'day' | 'week' | 'month';
}

/** A limit as it is stored. */
export type PlayLimitRow = typeof playLimit.$inferSelect;

/** Every limit a player can set. */
export const limitPlaces: readonly LimitPlace[] = (['dep', 'loss'] as const).flatMap((kind) =>
  (['day', 'week', 'month'] as const).map((span) => ({ kind, span })),
);
