import { formatMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useId } from 'react';

import { RebateClosedScene } from '../../art/scenes/RebateClosedScene';
import { Button } from '../../primitives/Button/Button';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { OpenFan } from './OpenFan';
import { action, frame } from './RebateFan.css';
import type { RebateState } from './RebateState';

interface RebateFanProps {
  readonly state: RebateState;
}

function Ready({ state }: { readonly state: Extract<RebateState, { type: 'ready' }> }) {
  const text = useText();
  return (
    <>
      <OpenFan />
      <Text size="sm" tone="muted">
        {text('rebate.ready')}
      </Text>
      <Money amount={state.amount} size="amtXl" tone="money" />
      <Text size="cap" tone="muted" isTabular>
        {state.basis}
      </Text>
      <div className={action}>
        <Button
          isBlock
          isLoading={state.isReceiving ?? false}
          disabled={state.isOffline ?? false}
          onClick={state.onReceive}
        >
          {text('rebate.receive')}
        </Button>
      </div>
    </>
  );
}

function Nothing() {
  const text = useText();
  const reasonId = useId();
  return (
    <>
      <OpenFan />
      <Text size="sm" tone="muted" id={reasonId}>
        {text('rebate.nothing')}
      </Text>
      <div className={action}>
        <Button isBlock blockedBy={reasonId}>
          {text('rebate.receive')}
        </Button>
      </div>
    </>
  );
}

function Received({ state }: { readonly state: Extract<RebateState, { type: 'received' }> }) {
  const text = useText();
  return (
    <>
      <RebateClosedScene />
      <Text size="titleSm">{text('rebate.received')}</Text>
      <Text size="sm" tone="muted">
        {state.amount === undefined
          ? text('rebate.opensAgain')
          : text('rebate.receivedAmount', { amount: `₱${formatMoney(state.amount)}` })}
      </Text>
    </>
  );
}

/** Yesterday's turnover rebate: an open fan with what can be received, or a closed one once it was. */
export function RebateFan({ state }: RebateFanProps) {
  return (
    <div className={frame} aria-busy={state.type === 'loading'}>
      {state.type === 'loading' && (
        <>
          <RebateClosedScene />
          <Skeleton shape="amount" />
        </>
      )}
      {state.type === 'ready' && <Ready state={state} />}
      {state.type === 'nothing' && <Nothing />}
      {state.type === 'received' && <Received state={state} />}
    </div>
  );
}
