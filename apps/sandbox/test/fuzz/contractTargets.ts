import { answerCode, PAYMENT_PATH } from '@kislap/api/contract';
import { type DescribedCall, describedCalls } from '@kislap/api/registry';
import type { Target } from './Target';

/** Every call of the contract, main and payment. */
export const contractTargets: readonly Target[] = describedCalls.map((described) => {
  const { name, contract, facts, codes } = described;
  return {
    name,
    request: contract.request,
    needsSession: facts.auth === 'session',
    hasFiles: 'hasFiles' in contract && contract.hasFiles === true,
    address: addressOf(described),
    okCode: 'okCode' in contract ? contract.okCode : answerCode.ok,
    // What cannot be read at all is a bad parameter, also of a call without any.
    codes: new Set([...codes, answerCode.badParameter]),
  };
});

function addressOf({ name, contract }: DescribedCall): Target['address'] {
  if ('path' in contract) return () => contract.path;
  return (mode, userId) =>
    name === 'paylist4vip'
      ? `${PAYMENT_PATH}?f=paylist4vip&u=${userId}`
      : `${PAYMENT_PATH}?f=${encodeURIComponent(mode)}_${name}`;
}
