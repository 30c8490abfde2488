export { capDepositAmount, previewBonus, quickAmounts } from './amounts';
export type { BonusPreview } from './amounts';
export { checkDeposit, checkDepositAmount, checkPayer } from './check';
export type { DepositForm, DepositProblem, ReadyDeposit } from './check';
export { depositTrackingEvent } from './credited';
export type { CreditedDeposit } from './credited';
export { canSubmitDeposit, nextDepositForm } from './form';
export type { DepositFormEvent, DepositFormRules } from './form';
