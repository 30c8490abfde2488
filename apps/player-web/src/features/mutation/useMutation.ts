import { newIdempotencyKey } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useId, useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { isOutcomeUnknown } from '../../session/isOutcomeUnknown';
import { sendOnce } from '../../session/sendOnce';
import { useUserId } from '../../session/session';
import { isIncomplete, passCompletion } from '../account/passCompletion';
import { isHeldBack } from '../restriction/isHeldBack';
import { toastError } from '../errors/toastError';

export interface MutationOptions<Input, Answer> {
  /**
   * Names the intent, such as `vip:3`: its idempotency key is stored before the first try and reused while the outcome
   * is unknown. Without it, every try is a write of its own.
   */
  readonly intentOf?: (input: Input) => string;
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /** Called with the answer; what it throws counts as a failure. The write counts as pending until it has ended. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Called in place of the toast that says why it failed. */
  readonly onFailed?: (error: unknown, input: Input) => unknown;
  /** Called in place of `onFailed` when the write may have happened all the same. */
  readonly onUnknown?: (input: Input) => unknown;
}

export interface Mutation<Input, Answer> {
  readonly isPending: boolean;
  /** What is being sent; the last one while nothing is. */
  readonly input: Input | undefined;
  /** Answers `undefined` when it failed, which the player has been told, or when another one is pending. */
  readonly mutate: (input: Input) => Promise<Answer | undefined>;
}

/**
 * A write to the operator: one at a time, however often it is pressed. Where the account lacks something, it is asked
 * for, and the write goes out again once it is there.
 */
export function useMutation<Input, Answer>({
  intentOf,
  send,
  onDone,
  onFailed,
  onUnknown,
}: MutationOptions<Input, Answer>): Mutation<Input, Answer> {
  const text = useText();
  const userId = useUserId() ?? 0;
  const isBusy = useRef(false);
  const [input, setInput] = useState<Input>();

  const sendWanted = async (wanted: Input): Promise<Answer> => {
    const intent = intentOf?.(wanted);
    if (intent === undefined) return send(wanted, newIdempotencyKey());
    return sendOnce(userId, intent, (key) => send(wanted, key));
  };
  const attempt = async (wanted: Input): Promise<Answer | undefined> => {
    try {
      const answer = await sendWanted(wanted);
      await onDone?.(answer, wanted);
      return answer;
    } catch (error) {
      if (await isHeldBack(error, text)) return undefined;
      if (isIncomplete(error)) return (await passCompletion(error)) ? attempt(wanted) : undefined;
      if (onUnknown !== undefined && isOutcomeUnknown(error)) await onUnknown(wanted);
      else if (onFailed !== undefined) await onFailed(error, wanted);
      else toastError(error, text);
      return undefined;
    }
  };
  const { trigger, isMutating } = useSWRMutation(
    useId(),
    (_key: string, { arg }: { readonly arg: { readonly wanted: Input } }) => attempt(arg.wanted),
    { revalidate: false },
  );
  const mutate = async (wanted: Input): Promise<Answer | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setInput(() => wanted);
    return trigger({ wanted }).finally(() => {
      isBusy.current = false;
    });
  };
  return { isPending: isMutating, input, mutate };
}
