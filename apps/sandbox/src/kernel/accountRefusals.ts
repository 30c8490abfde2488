import { answerCode } from '@kislap/api/contract';

/** The ways in which an account says no to its own player. */
export const accountRefusals = {
  accountClosed: {
    code: answerCode.accountSuspended,
    en: 'This account is closed.',
    tag: 'Sarado na ang account na ito.',
  },
  wrongOldPassword: {
    code: answerCode.wrongCredentials,
    en: 'Your old password is not correct.',
    tag: 'Mali ang lumang password mo.',
  },
  balanceLeft: {
    code: answerCode.notEligible,
    en: 'There is still {amount} in your balance. Withdraw it first.',
    tag: 'May {amount} pa sa balanse mo. I-withdraw muna ito.',
  },
  withdrawalOnItsWay: {
    code: answerCode.notEligible,
    en: 'A withdrawal is still on its way. Close your account when it has arrived.',
    tag: 'May withdrawal pang pinoproseso. Isara ang account kapag dumating na ito.',
  },
  depositOnItsWay: {
    code: answerCode.notEligible,
    en: 'A deposit is still open. Close your account when it has arrived or expired.',
    tag: 'May deposit pang bukas. Isara ang account kapag dumating na ito o nag-expire.',
  },
} as const satisfies Record<string, { code: number; en: string; tag: string }>;
