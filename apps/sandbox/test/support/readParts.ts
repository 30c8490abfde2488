import { askTogetherCall } from '@kislap/api/contract';
import { describedCalls } from '@kislap/api/registry';
import * as v from 'valibot';

/** The answer of `askTogether` as the client reads it: the data of each part by the contract of its own call. */
export function readParts(answered: unknown): unknown {
  const { answers } = v.parse(askTogetherCall.response, answered);
  return answers.map((part) => {
    const call = describedCalls.find(({ name }) => name === part?.call);
    if (part === undefined || call === undefined) throw new Error('A part answers what is no call');
    return { ...part, data: v.parse(call.contract.response, part.data) };
  });
}
