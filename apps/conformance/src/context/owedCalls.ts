import { askTogetherCall } from '@kislap/api/contract';
import { type DescribedCall, describedCalls } from '@kislap/api/registry';

/** The calls that every server has. One is optional: the checks `together` look at it where it is there. */
export const owedCalls: readonly DescribedCall[] = describedCalls.filter(
  ({ name }) => name !== askTogetherCall.name,
);
