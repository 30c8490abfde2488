import { claim } from './claim';
import { deposit } from './deposit';
import { login } from './login';
import type { Operation, OperationName } from './Operation';
import { register } from './register';
import { withdrawal } from './withdrawal';

/** The five things that every fault is crossed with. */
export const operations: Readonly<Record<OperationName, Operation>> = {
  deposit,
  withdrawal,
  claim,
  login,
  register,
};
