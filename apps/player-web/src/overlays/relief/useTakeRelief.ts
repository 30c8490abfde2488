import { reliefKey, takeRelief } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useState } from 'react';
import { useClaim } from '../../claims/useClaim';
import { useUserId } from '../../session/useUserId';
import { openOverlay } from '../openOverlay';

interface ReliefTaker {
  readonly isTaking: boolean;
  /** Why it could not be received, as the operator said it. */
  readonly problem: string | undefined;
  readonly take: () => Promise<void>;
}

/** Takes relief and shows what came. @param onReceived closes the offer */
export function useTakeRelief(onReceived: () => void): ReliefTaker {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claiming, claim } = useClaim();
  const [problem, setProblem] = useState<string>();
  const take = async (): Promise<void> => {
    setProblem(undefined);
    const given = await claim({
      intent: 'relief',
      take: takeRelief,
      ownKeys: [reliefKey(userId)],
      onRefusal: ({ message }) => setProblem(message),
    });
    if (given === undefined) return;
    onReceived();
    const { amount, turnoverAdded } = given;
    void openOverlay('gift', { amount, turnoverAdded, title: text('alms.received') });
  };
  return { isTaking: claiming !== undefined, problem, take };
}
