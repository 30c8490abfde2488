export { checkCash, checkWithdrawal, checkWithdrawalAmount, checkWithdrawalDay } from './check';
export type { CashCheck, WithdrawalContext, WithdrawalDay, WithdrawalProblem } from './check';
export { canSubmitWithdrawal, cleanAccountNumber, nextWithdrawalAmount } from './form';
export type { WithdrawalForm } from './form';
export { isBalanceBelowMinimum, leastWithdrawal } from './minimum';
export { checkPayoutAccount, isAccountName, payoutBank } from './payoutAccount';
export type { PayoutBank, SavedBank } from './payoutAccount';
