import type { ControlContract } from '@kislap/api/controls';
import { toast } from '@kislap/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { useWords } from '../words/words';
import { callControl, ControlError } from './callControl';

/**
 * Does something to the operator: tells whether it was done, and looks at everything anew.
 *
 * @returns what the call answered, or undefined when it was not done
 */
export function useAct() {
  const { mutate } = useSWRConfig();
  const words = useWords();
  return useCallback(
    async <Request extends GenericSchema, Response extends GenericSchema>(
      contract: ControlContract<Request, Response>,
      fields: InferInput<Request>,
      done?: string,
    ): Promise<InferOutput<Response> | undefined> => {
      try {
        const answer = await callControl(contract, fields);
        if (done !== undefined) toast({ kind: 'success', title: done });
        await mutate(() => true);
        return answer;
      } catch (error) {
        const reason = error instanceof ControlError ? error.reason : String(error);
        toast({ kind: 'error', title: words('console.failed'), detail: reason });
        return undefined;
      }
    },
    [mutate, words],
  );
}
