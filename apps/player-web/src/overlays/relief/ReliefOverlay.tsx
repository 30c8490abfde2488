import { reliefKey, takeRelief } from '@kislap/api';
import { useRelief } from '@kislap/api/react';
import { formatMoney } from '@kislap/domain';
import type { Relief } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, ReliefOffer, RestScene, Sheet, Skeleton } from '@kislap/ui';
import { useState } from 'react';
import { useClaim } from '../../features/claims/useClaim';
import { errorText } from '../../features/errors/errorText';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

/** A small sum for an empty balance: offered quietly, taken or left with one tap. */
export function ReliefOverlay({ modal, onAnswer }: OverlayProps<'relief'>) {
  const text = useText();
  const { data: relief, error, mutate } = useRelief(useUserId());
  const leave = (): void => modal.onDismiss('closeButton');
  return (
    <Sheet {...modal} title={text('alms.title')} closeLabel={text('common.close')}>
      {relief !== undefined && (
        <ReliefBody relief={relief} onLater={leave} onReceived={() => onAnswer('received')} />
      )}
      {relief === undefined && error === undefined && <Skeleton shape="card" />}
      {relief === undefined && error !== undefined && (
        <ErrorState
          title={errorText(error, text) ?? text('alms.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
    </Sheet>
  );
}

interface ReliefBodyProps {
  readonly relief: Relief;
  readonly onLater: () => void;
  readonly onReceived: () => void;
}

function ReliefBody({ relief, onLater, onReceived }: ReliefBodyProps) {
  const text = useText();
  const { isTaking, problem, take } = useTakeRelief(onReceived);
  const { state, amount, below, times, max } = relief;
  if (state === 'closed' && problem === undefined) {
    return (
      <EmptyState
        scene={<RestScene />}
        title={text('alms.closed')}
        text={text('alms.closedWhy', { below: formatMoney(below) })}
      />
    );
  }
  return (
    <ReliefOffer
      amount={amount}
      below={below}
      times={times}
      max={max}
      isReceiving={isTaking}
      {...(problem !== undefined && { problem })}
      onReceive={() => void take()}
      onLater={onLater}
    />
  );
}

interface ReliefTaker {
  readonly isTaking: boolean;
  /** Why it could not be received, as the operator said it. */
  readonly problem: string | undefined;
  readonly take: () => Promise<void>;
}

/** Takes relief and shows what came. @param onReceived closes the offer */
function useTakeRelief(onReceived: () => void): ReliefTaker {
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
    const { amount, turnoverAdded, orderId } = given;
    void openOverlay('gift', { amount, turnoverAdded, orderId, title: text('alms.received') });
  };
  return { isTaking: claiming !== undefined, problem, take };
}
