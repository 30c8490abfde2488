import type { IdentityCheck } from '@kislap/api';
import { canSendIdentity } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { session } from '../../session/session';
import type { IdentityField, IdentityValues } from './identityProblems';
import { identityProblems } from './identityProblems';

type IdentityErrors = Readonly<Partial<Record<IdentityField, string>>>;

/** The form of the check: what is filled in, where the player is, and what is wrong there. */
export interface IdentityForm {
  readonly values: IdentityValues;
  readonly errors: IdentityErrors;
  readonly step: IdentityStep;
  readonly isTouched: boolean;
  /** How often something was found wrong. */
  readonly refusals: number;
  readonly change: (change: Partial<IdentityValues>) => void;
  /** Puts an error beside its field and goes there. */
  readonly showError: (field: IdentityField, error: string) => void;
  readonly back: () => void;
  /** Goes on when nothing on this step is wrong. Answers whether it was the last, and all is well. */
  readonly next: () => boolean;
}

const empty: IdentityValues = {
  documentType: undefined,
  documentNumber: '',
  name: '',
  birthday: { year: '', month: '', day: '' },
  front: undefined,
  selfie: undefined,
  hasAgreed: false,
};

/**
 * Keeps the form whatever becomes of its sending, also when the overlay is closed and opened again. Nothing of it is
 * ever stored on the device.
 *
 * @param accountNames the names of the accounts the player has withdrawn to
 */
export function useIdentityForm(
  userId: number | undefined,
  check: IdentityCheck | undefined,
  accountNames: readonly string[],
): IdentityForm {
  const text = useText();
  const [{ typed, step }, changeDraft] = useIdentityDraft(userId, check);
  const [errors, setErrors] = useState<IdentityErrors>({});
  const [refusals, setRefusals] = useState(0);
  const sentBefore = check && { documentType: check.documentType, name: check.name };
  const values: IdentityValues = { ...empty, ...sentBefore, ...typed };
  const at = identitySteps.indexOf(step);

  const go = (to: IdentityStep) => changeDraft((before) => ({ ...before, step: to }));
  const change = (changed: Partial<IdentityValues>) => {
    changeDraft((before) => ({ ...before, typed: { ...before.typed, ...changed } }));
    setErrors((before) => withoutKeys(before, Object.keys(changed)));
  };
  const next = (): boolean => {
    const now = operatorNow();
    const problems = identityProblems(values, { accountNames, now });
    const found: Partial<Record<IdentityField, string>> = {};
    for (const field of fieldsOfStep[step]) {
      const problem = problems[field];
      if (problem !== undefined) found[field] = text(problem);
    }
    setErrors(found);
    const following = identitySteps[at + 1];
    if (Object.keys(found).length > 0) {
      setRefusals((before) => before + 1);
      return false;
    }
    if (following !== undefined) go(following);
    return following === undefined;
  };
  return {
    values,
    errors,
    step,
    isTouched: Object.keys(typed).length > 0,
    refusals,
    change,
    showError: (field, error) => {
      setErrors({ [field]: error });
      setRefusals((before) => before + 1);
      go(stepOfField(field));
    },
    back: () => go(identitySteps[at - 1] ?? step),
    next,
  };
}

function withoutKeys(errors: IdentityErrors, keys: readonly string[]): IdentityErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !keys.includes(field)));
}

/** The steps of the check, in their order. */
export const identitySteps = ['document', 'front', 'selfie', 'consent'] as const;
type IdentityStep = (typeof identitySteps)[number];

/** What each step asks. */
export const fieldsOfStep = {
  document: ['documentType', 'documentNumber', 'name', 'birthday'],
  front: ['front'],
  selfie: ['selfie'],
  consent: ['hasAgreed'],
} as const satisfies Record<IdentityStep, readonly IdentityField[]>;

/** The step that asks for a field. */
export function stepOfField(field: IdentityField): IdentityStep {
  const asks = (step: IdentityStep) => fieldsOfStep[step].some((asked) => asked === field);
  return identitySteps.find(asks) ?? 'consent';
}

type ChangeDraft = (next: (before: IdentityDraft) => IdentityDraft) => void;

const nothing: IdentityDraft = { typed: {}, step: 'document' };

/** What is filled in, also from an earlier opening of the overlay; gone once there is nothing to send any more. */
function useIdentityDraft(
  userId: number | undefined,
  check: IdentityCheck | undefined,
): readonly [IdentityDraft, ChangeDraft] {
  const [draft, setDraft] = useState(() => (userId === undefined ? undefined : identityDraft.of(userId)));
  const isOver = check !== undefined && !canSendIdentity(check.state);
  useEffect(() => {
    if (isOver) identityDraft.forget();
    else if (userId !== undefined && draft !== undefined) identityDraft.keep(userId, draft);
  }, [isOver, userId, draft]);
  return [draft ?? nothing, (next) => setDraft((before) => next(before ?? nothing))];
}

/** What is filled in so far, and where the player is. */
interface IdentityDraft {
  readonly typed: Partial<IdentityValues>;
  readonly step: IdentityStep;
}

let kept: (IdentityDraft & { readonly userId: number }) | undefined;
let stopListening: (() => void) | undefined;

/**
 * What a player has filled in and not sent. It outlives the overlay, which the phone's Back closes, and not the page:
 * it is in memory alone, never on the device, and gone with the session.
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
