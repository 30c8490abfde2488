import { AnswerError, answerCode, newIdempotencyKey, useFreshness } from '@kislap/api';
import type { CallOptions, Claim, ReadKey } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { toastError } from '../errors/toastError';
import { tellHeldBack } from '../overlays/held-back/tellHeldBack';
import { useUserId } from '../session/useUserId';

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
  /** Answers what was given; `undefined` when nothing was, which the player has then been told. */
  readonly claim: <Given extends Claim>(request: ClaimRequest<Given>) => Promise<Given | undefined>;
}

/**
 * Takes what the operator gives: one claim at a time, however often it is tapped, and each at most once, whatever
 * the network does. The balance comes from the answer itself.
 */
export function useClaim(): ClaimTaker {
  const text = useText();
  const { takeClaim } = useFreshness(useUserId() ?? 0);
  const { mutate } = useSWRConfig();
  const [claiming, setClaiming] = useState<string>();
  const isBusy = useRef(false);
  const unknown = useRef(new Map<string, string>());

  const claim = async <Given extends Claim>({ intent, take, ownKeys, onRefusal }: ClaimRequest<Given>) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setClaiming(intent);
    const idempotencyKey = unknown.current.get(intent) ?? newIdempotencyKey();
    unknown.current.set(intent, idempotencyKey);
    try {
      const given = await take({ idempotencyKey });
      unknown.current.delete(intent);
      await takeClaim(given.balance, ...ownKeys);
      return given;
    } catch (error) {
      const isTold = tellHeldBack(error, text);
      if (error instanceof AnswerError && onRefusal !== undefined) onRefusal(error);
      else if (!isTold) toastError(error, text);
      if (error instanceof AnswerError) {
        unknown.current.delete(intent);
        if (outdated.includes(error.code)) await Promise.all(ownKeys.map((key) => mutate(key)));
      }
      return undefined;
    } finally {
      isBusy.current = false;
      setClaiming(undefined);
    }
  };
  return { claiming, claim };
}
