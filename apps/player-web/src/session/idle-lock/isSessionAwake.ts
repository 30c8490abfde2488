import { getBalance } from '@kislap/api';

/** Whether the operator still answers this session. Without an answer it does not. */
export function isSessionAwake(): Promise<boolean> {
  return getBalance({ attempts: 1 }).then(
    () => true,
    () => false,
  );
}
