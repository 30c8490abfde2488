import { answerLimitPrompt, playLimitsKey } from '@kislap/api';
import type { PlayLimits } from '@kislap/api';
import { usePlayLimits } from '@kislap/api/react';
import { harmMarkers } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, List, Row, Sheet, Stack, Text } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { useCustomerService } from '../../features/help/useCustomerService';
import { useMutation } from '../../features/mutation/useMutation';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

const stay = (): void => undefined;

/**
 * What the operator noticed, what follows from it, and how to object. At level 2 it is answered: by a limit, a break, or going on.
 * Until then nothing but Back leaves it, and it comes again.
 */
export function NoticedOverlay({ modal, onAnswer, level, seen, isAnswerOwed }: OverlayProps<'noticed'>) {
  const text = useText();
  const known = harmMarkers.filter((marker) => seen.includes(marker));
  return (
    <Sheet
      {...modal}
      {...(isAnswerOwed ? { onDismiss: stay, isDraggable: false } : { closeLabel: text('common.close') })}
      title={text('harm.title')}
    >
      <Stack gap={4}>
        {known.length === 0 ? (
          <Text>{text('harm.none')}</Text>
        ) : (
          <List label={text('harm.intro')}>
            {known.map((marker) => (
              <Row key={marker} title={text(`harm.${marker}`)} />
            ))}
          </List>
        )}
        {level >= 2 && <Text>{text('harm.quiet')}</Text>}
        <Text size="sm" tone="muted">
          {text('harm.object')}
        </Text>
        <CardAnswers isAnswerOwed={isAnswerOwed} onAnswered={() => onAnswer('answered')} />
      </Stack>
    </Sheet>
  );
}

interface CardAnswersProps {
  readonly isAnswerOwed: boolean;
  readonly onAnswered: () => void;
}

/** The three ways to answer, alike, and whom to ask. */
function CardAnswers({ isAnswerOwed, onAnswered }: CardAnswersProps) {
  const text = useText();
  const askService = useCustomerService();
  const userId = useUserId();
  const day = usePlayLimits(userId).data?.dep.day;
  const { mutate: keep } = useSWRConfig();
  /** A limit that is set answers the card, at the operator as well. */
  const setLimit = async (): Promise<void> => {
    const outcome = await openOverlay('play-limit', { kind: 'dep', span: 'day', limit: day });
    if (outcome.type === 'answered') onAnswered();
  };
  const { isPending, mutate } = useMutation<null, PlayLimits>({
    send: () => answerLimitPrompt('none'),
    onDone: async (limits) => {
      if (userId !== undefined) await keep<PlayLimits>(playLimitsKey(userId), limits, { revalidate: false });
      onAnswered();
    },
  });
  return (
    <Stack gap={2}>
      <Button variant="tonal" isBlock onClick={() => void setLimit()}>
        {text('harm.setLimit')}
      </Button>
      <Button variant="tonal" isBlock onClick={() => void openOverlay('self-exclusion', { kind: 'break' })}>
        {text('rg.break')}
      </Button>
      <Button
        variant="tonal"
        isBlock
        isLoading={isPending}
        onClick={() => (isAnswerOwed ? void mutate(null) : onAnswered())}
      >
        {text('harm.goOn')}
      </Button>
      {askService && (
        <Button variant="text" isBlock onClick={askService}>
          {text('harm.ask')}
        </Button>
      )}
    </Stack>
  );
}
