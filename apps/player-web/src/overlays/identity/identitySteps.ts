import type { IdentityField } from './IdentityValues';

/** The steps of the check, in their order. */
export const identitySteps = ['document', 'front', 'selfie', 'consent'] as const;
export type IdentityStep = (typeof identitySteps)[number];

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
