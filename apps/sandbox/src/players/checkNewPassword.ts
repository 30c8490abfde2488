import { Refusal } from '../kernel/Refusal';

const allowed = /^(?=.*\p{L})(?=.*\d).{8,20}$/u;

/**
 * Password rule: 8 to 20 characters with a letter and a digit, typed twice the same. Never trimmed.
 *
 * @throws Refusal `weakPassword` or `passwordsDiffer`
 */
export function checkNewPassword(password: string, repeated: string): void {
  if (!allowed.test(password)) throw new Refusal('weakPassword', { field: 'password' });
  if (password !== repeated) throw new Refusal('passwordsDiffer', { field: 'password1' });
}
