import { session } from '../../session/session';
import type { IdentityStep } from './identitySteps';
import type { IdentityValues } from './IdentityValues';

/** What is filled in so far, and where the player is. */
export interface IdentityDraft {
  readonly typed: Partial<IdentityValues>;
  readonly step: IdentityStep;
}

let kept: (IdentityDraft & { readonly userId: number }) | undefined;
let stopListening: (() => void) | undefined;

/**
 * What a player has filled in and not sent. It outlives the overlay, which the phone's Back closes, and not the page: it
 * is in memory alone, never on the device, and gone with the session.
 */
export const identityDraft = {
  of(userId: number): IdentityDraft | undefined {
    return kept?.userId === userId ? kept : undefined;
  },

  /** Keeps everything but the consent, which is given anew. */
  keep(userId: number, { typed, step }: IdentityDraft): void {
    const { hasAgreed: _given, ...rest } = typed;
    kept = { userId, typed: rest, step };
    stopListening ??= session.subscribe(() => {
      if (session.userId() !== kept?.userId) identityDraft.forget();
    });
  },

  forget(): void {
    kept = undefined;
    stopListening?.();
    stopListening = undefined;
  },
} as const;
