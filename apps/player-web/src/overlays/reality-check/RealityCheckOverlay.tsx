import { answerRealityCheck, playLimitsKey } from '@kislap/api';
import type { PlayLimits, RealityCheckAnswer } from '@kislap/api';
import { RealityCheck } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { inOnePiece } from '../../config/inOnePiece';
import { useHelpPhone } from '../../config/runtimeConfig';
import { useMutation } from '../../features/mutation/useMutation';
import { useLeaveForABreak } from '../../features/play-session/useStopForADay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

const stay = (): void => undefined;

/**
 * Over a game: how long it has been and what it has cost. Three answers, given to the operator; Escape is none, and Back
 * leaves the game with the check still due.
 */
export function RealityCheckOverlay({ modal, onAnswer, no, ...figures }: OverlayProps<'reality-check'>) {
  const helpPhone = useHelpPhone();
  const { answering, answer } = useAnswer(no, onAnswer);
  return (
    <RealityCheck
      {...modal}
      {...figures}
      onDismiss={stay}
      answering={answering}
      onAnswer={answer}
      statementHref="/user/statement"
      limitsHref="/responsible-gaming"
      helpPhone={helpPhone === '' ? undefined : inOnePiece(helpPhone)}
    />
  );
}

function useAnswer(no: number, onAnswer: (answer: RealityCheckAnswer) => void) {
  const leave = useLeaveForABreak();
  const userId = useUserId();
  const { mutate: keep } = useSWRConfig();
  const { isPending, input, mutate } = useMutation<
    RealityCheckAnswer,
    Awaited<ReturnType<typeof answerRealityCheck>>
  >({
    send: (answer) => answerRealityCheck({ no, answer }),
    onDone: async ({ access, ...limits }, answer) => {
      if (answer === 'break') await leave(access);
      else if (userId !== undefined) {
        await keep<PlayLimits>(playLimitsKey(userId), limits, { revalidate: false });
      }
      onAnswer(answer);
    },
  });
  return {
    answering: isPending ? input : undefined,
    answer: (answer: RealityCheckAnswer) => void mutate(answer),
  };
}
