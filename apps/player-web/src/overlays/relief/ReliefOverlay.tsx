import { useRelief } from '@kislap/api';
import { formatMoney } from '@kislap/domain';
import type { Relief } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, ReliefOffer, RestScene, Sheet, Skeleton } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { useTakeRelief } from './useTakeRelief';

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
