import { serverNow } from '@kislap/api';
import type { IdentityCheck } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useState } from 'react';
import { identityProblems } from './identityProblems';
import { fieldsOfStep, identitySteps, stepOfField } from './identitySteps';
import type { IdentityStep } from './identitySteps';
import type { IdentityField, IdentityValues } from './IdentityValues';
import { useIdentityDraft } from './useIdentityDraft';

type IdentityErrors = Readonly<Partial<Record<IdentityField, string>>>;

/** The form of the check: what is filled in, where the player is, and what is wrong there. */
export interface IdentityForm {
  readonly values: IdentityValues;
  readonly errors: IdentityErrors;
  readonly step: IdentityStep;
  readonly isTouched: boolean;
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
 * Keeps the form whatever becomes of its sending, also when the overlay is closed and opened again. Nothing of it is ever
 * stored on the device.
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
  const sentBefore = check && { documentType: check.documentType, name: check.name };
  const values: IdentityValues = { ...empty, ...sentBefore, ...typed };
  const at = identitySteps.indexOf(step);

  const go = (to: IdentityStep) => changeDraft((before) => ({ ...before, step: to }));
  const change = (changed: Partial<IdentityValues>) => {
    changeDraft((before) => ({ ...before, typed: { ...before.typed, ...changed } }));
    setErrors((before) => withoutKeys(before, Object.keys(changed)));
  };
  const next = (): boolean => {
    const now = epochSecondsFrom(Math.floor(serverNow() / 1000));
    const problems = identityProblems(values, { accountNames, now });
    const found: Partial<Record<IdentityField, string>> = {};
    for (const field of fieldsOfStep[step]) {
      const problem = problems[field];
      if (problem !== undefined) found[field] = text(problem);
    }
    setErrors(found);
    const following = identitySteps[at + 1];
    if (Object.keys(found).length > 0) return false;
    if (following !== undefined) go(following);
    return following === undefined;
  };
  return {
    values,
    errors,
    step,
    isTouched: Object.keys(typed).length > 0,
    change,
    showError: (field, error) => {
      setErrors({ [field]: error });
      go(stepOfField(field));
    },
    back: () => go(identitySteps[at - 1] ?? step),
    next,
  };
}

function withoutKeys(errors: IdentityErrors, keys: readonly string[]): IdentityErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !keys.includes(field)));
}
