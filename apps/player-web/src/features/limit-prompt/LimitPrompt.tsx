import { answerLimitPrompt, playLimitsKey, setPlayLimit } from '@kislap/api';
import type { LimitSpan, PlayLimit, PlayLimits } from '@kislap/api';
import { pesoText } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AmountField, Button, Stack, Text, toast } from '@kislap/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { limitAmount, limitProblem } from './limitAmount';
import { useMutation } from '../mutation/useMutation';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

const spans = ['day', 'week', 'month'] as const satisfies readonly LimitSpan[];

/** What was typed for each span. */
type Typed = Readonly<Record<(typeof spans)[number], string>>;

interface WantedLimit {
  readonly span: LimitSpan;
  readonly most: Money;
}

const noneTyped: Typed = { day: '', week: '', month: '' };

/** The question for a deposit limit: before the first deposit, or again. */
export interface LimitPrompt {
  readonly typed: Typed;
  readonly type: (span: keyof Typed, text: string) => void;
  readonly isPending: boolean;
  /** Something is typed that can be saved, and nothing that cannot. */
  readonly isReady: boolean;
  /** Limits are set already, and may stay as they are. */
  readonly hasLimits: boolean;
  readonly save: () => void;
  readonly decline: () => Promise<void>;
}

/**
 * Sets the limits that were typed, or keeps that the player wants none, or no other ones.
 *
 * @param onAnswered called once that is done
 * @param held the limits that are set, which stand in the fields
 */
export function useLimitPrompt(onAnswered?: () => unknown, held?: PlayLimits['dep']): LimitPrompt {
  const text = useText();
  const [before] = useState<Typed>(() => (held === undefined ? noneTyped : textsOf(held)));
  const [typed, setTyped] = useState(before);
  const hasLimits = spans.some((span) => before[span] !== '');
  const { isPending, answer } = useAnswerPrompt(onAnswered);
  const filled = spans.filter((span) => typed[span] !== '');
  const wanted = filled.flatMap((span) => {
    const most = limitAmount(typed[span]);
    return most === undefined ? [] : [{ span, most }];
  });
  // A limit that stays as it is would call a raise off that waits.
  const changed = wanted.filter(({ span }) => typed[span] !== before[span]);
  const decline = async (): Promise<void> => {
    if (hasLimits) return answer([]);
    const words = { title: text('reg.noLimitTitle'), detail: text('reg.noLimitWhy') };
    const outcome = await openOverlay('confirm', {
      ...words,
      yes: text('reg.noLimitYes'),
      no: text('common.back'),
      isPlain: true,
    });
    if (outcome.type === 'answered') answer([]);
  };
  return {
    typed,
    type: (span, value) => setTyped((before) => ({ ...before, [span]: value })),
    isPending,
    isReady: changed.length > 0 && wanted.length === filled.length,
    hasLimits,
    save: () => answer(changed),
    decline,
  };
}

const textsOf = (held: PlayLimits['dep']): Typed => ({
  day: textOf(held.day),
  week: textOf(held.week),
  month: textOf(held.month),
});

const textOf = (limit: PlayLimit | undefined) => (limit === undefined ? '' : pesoText(limit.most));

function useAnswerPrompt(onAnswered: (() => unknown) | undefined) {
  const text = useText();
  const userId = useUserId();
  const { mutate: keep } = useSWRConfig();
  const { isPending, mutate } = useMutation<readonly WantedLimit[], PlayLimits>({
    send: async (wanted) => {
      for (const { span, most } of wanted) await setPlayLimit({ kind: 'dep', span, most });
      return answerLimitPrompt(wanted.length > 0 ? 'set' : 'none');
    },
    onDone: async (limits, wanted) => {
      if (userId !== undefined) {
        await keep<PlayLimits>(playLimitsKey(userId), limits, { revalidate: false });
      }
      const isLater = wanted.some(({ span }) => limits.dep[span]?.waiting !== undefined);
      if (isLater) toast({ kind: 'success', title: text('rg.waits') });
      else if (wanted.length > 0) toast({ kind: 'success', title: text('reg.limitSaved') });
      await onAnswered?.();
    },
  });
  return { isPending, answer: (wanted: readonly WantedLimit[]) => void mutate(wanted) };
}

/** Three amounts, each of which may be left empty. Nothing is proposed. */
export function LimitFields({ typed, type }: Pick<LimitPrompt, 'typed' | 'type'>) {
  const text = useText();
  return (
    <Stack gap={3}>
      {spans.map((span) => (
        <AmountField
          key={span}
          label={text(`rg.limit.dep.${span}`)}
          precision="whole"
          size="md"
          clearLabel={text('common.clear')}
          value={typed[span]}
          error={limitProblem(typed[span], text)}
          onValueChange={(value) => type(span, value)}
        />
      ))}
      <Text size="sm" tone="muted">
        {text('reg.limitWhy')}
      </Text>
    </Stack>
  );
}

/** Saves, or goes on without a limit after one more question, or with the limits there are. */
export function LimitActions({ isPending, isReady, hasLimits, save, decline }: LimitPrompt) {
  const text = useText();
  return (
    <Stack gap={2}>
      <Button isBlock isLoading={isPending} disabled={!isReady} onClick={save}>
        {text('rg.save')}
      </Button>
      <Button variant="quiet" isBlock disabled={isPending} onClick={() => void decline()}>
        {text(hasLimits ? 'rg.keepLimits' : 'reg.noLimit')}
      </Button>
    </Stack>
  );
}
