import { AnswerError, answerCode } from '@kislap/api';
import { useInvalidation } from '@kislap/api/react';
import type { CallOptions, Claim, ReadKey } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { toastError } from '../errors/toastError';
import { showRestriction } from '../restriction/showRestriction';
import { session } from '../../session/session';
import { useUserId } from '../../session/session';
import { useMutation } from '../mutation/useMutation';
import { useUntilKnown } from '../mutation/useUntilKnown';

/** Answers that say the screen is behind what is true. */
const outdated: readonly number[] = [answerCode.notEligible, answerCode.alreadyReceived, answerCode.ended];

/** Something to be given, asked for once. */
export interface ClaimRequest<Given extends Claim> {
  /** What it is, such as `vip:3`. After an unknown outcome the same thing is asked for under its first key. */
  readonly intent: string;
  readonly take: (options: CallOptions) => Promise<Given>;
  /** The cache keys of what its screen shows. */
  readonly ownKeys: readonly ReadKey[];
  /** Hears why the operator said no, in place of a toast: for a screen that says it itself. */
  readonly onRefusal?: (refusal: AnswerError) => void;
}

/** The way of a claim from the tap to the balance. */
export interface ClaimTaker {
  /** The intent on its way. */
  readonly claiming: string | undefined;
  /** Answers what was given; `undefined` when nothing was, which the player has then seen. */
  readonly claim: <Given extends Claim>(request: ClaimRequest<Given>) => Promise<Given | undefined>;
}

/**
 * Takes what the operator gives: one claim at a time, each at most once, whatever the network does. The balance comes
 * from the answer; a claim whose answer was lost is asked for again under its first key.
 */
export function useClaim(): ClaimTaker {
  const text = useText();
  const userId = useUserId();
  const { applyClaim } = useInvalidation(userId ?? 0);
  const { mutate } = useSWRConfig();
  const untilKnown = useUntilKnown();

  /** The player has logged out meanwhile, or another one has logged in: nothing of it is shown. */
  const hasLeft = () => session.userId() !== userId;

  const {
    isPending,
    input,
    mutate: send,
  } = useMutation<ClaimRequest<Claim>, Claim>({
    intentOf: ({ intent }) => intent,
    send: ({ take }, idempotencyKey) => take({ idempotencyKey }),
    onDone: (given, { ownKeys }) => (hasLeft() ? undefined : applyClaim(given.balance, ...ownKeys)),
    onUnknown: async ({ ownKeys }) => {
      if (hasLeft()) return;
      toast({ kind: 'notice', title: text('gift.unknown') });
      if (await untilKnown(ownKeys)) toast({ kind: 'notice', title: text('gift.known') });
    },
    onFailed: async (error, { ownKeys, onRefusal }) => {
      if (hasLeft()) return;
      const isTold = showRestriction(error, text);
      if (error instanceof AnswerError && onRefusal !== undefined) onRefusal(error);
      else if (!isTold) toastError(error, text);
      const isBehind = error instanceof AnswerError && outdated.includes(error.code);
      if (isBehind) await Promise.all(ownKeys.map((key) => mutate(key)));
    },
  });

  const claim = async <Given extends Claim>(request: ClaimRequest<Given>): Promise<Given | undefined> => {
    if (!navigator.onLine && !isPending) {
      toast({ kind: 'error', title: text('net.offline') });
      return undefined;
    }
    const taken: { given?: Given } = {};
    const take = async (options: CallOptions) => (taken.given = await request.take(options));
    const answer = await send({ ...request, take });
    return answer === undefined || hasLeft() ? undefined : taken.given;
  };
  return { claiming: isPending ? input?.intent : undefined, claim };
}
