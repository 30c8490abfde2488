import { answerLimitPrompt, playLimitsKey, setPlayLimit } from '@kislap/api';
import type { LimitSpan, PlayLimits } from '@kislap/api';
import { parsePesoInput } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AmountField, Button, Section, Stack, Text, toast } from '@kislap/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useMutation } from '../../features/mutation/useMutation';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

const spans = ['day', 'week', 'month'] as const satisfies readonly LimitSpan[];

/** What was typed for each span. */
type Typed = Readonly<Record<(typeof spans)[number], string>>;

interface WantedLimit {
  readonly span: LimitSpan;
  readonly most: Money;
}

/** The question for a deposit limit, before the first deposit. */
export interface LimitPrompt {
  readonly typed: Typed;
  readonly type: (span: keyof Typed, text: string) => void;
  readonly isPending: boolean;
  /** Something is typed that can be saved, and nothing that cannot. */
  readonly isReady: boolean;
  readonly save: () => void;
  readonly decline: () => Promise<void>;
}

/**
 * Sets the limits that were typed, or keeps that the player wants none.
 *
 * @param onAnswered called once that is done
 */
export function useLimitPrompt(onAnswered?: () => unknown): LimitPrompt {
  const text = useText();
  const [typed, setTyped] = useState<Typed>({ day: '', week: '', month: '' });
  const { isPending, answer } = useAnswerPrompt(onAnswered);
  const filled = spans.filter((span) => typed[span] !== '');
  const wanted = filled.flatMap((span) => {
    const most = parsePesoInput(typed[span]);
    return most.ok ? [{ span, most: most.value }] : [];
  });
  const decline = async (): Promise<void> => {
    const words = { title: text('reg.noLimitTitle'), detail: text('reg.noLimitWhy') };
    const outcome = await openOverlay('confirm', {
      ...words,
      yes: text('reg.noLimitYes'),
      no: text('common.back'),
    });
    if (outcome.type === 'answered') answer([]);
  };
  return {
    typed,
    type: (span, value) => setTyped((before) => ({ ...before, [span]: value })),
    isPending,
    isReady: wanted.length > 0 && wanted.length === filled.length,
    save: () => answer(wanted),
    decline,
  };
}

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
      if (wanted.length > 0) toast({ kind: 'success', title: text('reg.limitSaved') });
      await onAnswered?.();
    },
  });
  return { isPending, answer: (wanted: readonly WantedLimit[]) => void mutate(wanted) };
}

/** Three amounts, each of which may be left empty. Nothing is proposed. */
export function LimitFields({ typed, type }: Pick<LimitPrompt, 'typed' | 'type'>) {
  const text = useText();
  return (
    <Section title={text('reg.limitTitle')} size="titleSm">
      <Stack gap={3}>
        {spans.map((span) => (
          <AmountField
            key={span}
            label={text(`rg.limit.dep.${span}`)}
            precision="whole"
            size="md"
            clearLabel={text('common.clear')}
            value={typed[span]}
            onValueChange={(value) => type(span, value)}
          />
        ))}
        <Text size="sm" tone="muted">
          {text('reg.limitWhy')}
        </Text>
      </Stack>
    </Section>
  );
}

/** Saves, or goes on without a limit after one more question. */
export function LimitActions({ isPending, isReady, save, decline }: LimitPrompt) {
  const text = useText();
  return (
    <Stack gap={2}>
      <Button isBlock isLoading={isPending} disabled={!isReady} onClick={save}>
        {text('rg.save')}
      </Button>
      <Button variant="tonal" isBlock disabled={isPending} onClick={() => void decline()}>
        {text('reg.noLimit')}
      </Button>
    </Stack>
  );
}
