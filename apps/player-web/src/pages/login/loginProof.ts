import type { LoginProof } from '@kislap/api';
import type { LoginFields } from './LoginFields';

/** The form as the operator takes it. */
export function loginProof({ way, secret }: LoginFields, account: string): LoginProof {
  return way === 'password'
    ? { by: 'password', account, password: secret }
    : { by: 'smsCode', account, code: secret };
}
