import { formatPeso } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useId } from 'react';

import { RebateClosedScene } from '../../art/scenes/RebateClosedScene';
import { sectorBlades } from '../../geometry/fan';
import { receiptRegular } from '../../icons/actions';
import { Button } from '../../primitives/Button/Button';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { action, band, blade, cord, fan, frame, gem, hub } from './RebateFan.css';

/** Where yesterday's turnover rebate stands. */
export type RebateState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'ready';
      readonly amount: MoneyAmount;
      /** What it is a part of: "0.6% of ₱8,420.00 turnover on 19 Nov". */
      readonly basis: string;
      readonly onReceive: () => void;
      readonly isReceiving?: boolean;
      /** Money does not move without a connection. */
      readonly isOffline?: boolean;
    }
  /** Nothing was played, so nothing is due. */
  | { readonly type: 'nothing' }
  | {
      readonly type: 'received';
      /** Missing when the answer did not say it. */
      readonly amount?: MoneyAmount | undefined;
      /** Leads to its receipt, where it has just come. */
      readonly onReceipt?: (() => void) | undefined;
    };

interface RebateFanProps {
  /** Whether the rebate can be claimed, was, is nothing, or is not known yet. */
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
          : text('rebate.receivedAmount', { amount: formatPeso(state.amount) })}
      </Text>
      {state.onReceipt !== undefined && (
        <div className={action}>
          <Button variant="outline" size="md" isBlock glyph={receiptRegular} onClick={state.onReceipt}>
            {text('receipt.title')}
          </Button>
        </div>
      )}
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

const shape = { count: 11, pivot: { x: 100, y: 112 }, from: -84, to: 84 } as const;
const blades = sectorBlades({ ...shape, outer: 96, inner: 26, gap: 1.7 });
const bands = sectorBlades({ ...shape, outer: 84, inner: 78, gap: 2.3 });

/** The fan of the rebate, opening blade by blade from the first. */
function OpenFan() {
  return (
    <svg viewBox="0 0 200 140" className={fan} aria-hidden="true">
      <g>
        {blades.map((path, index) => (
          <g key={path} className={blade({ isOdd: index % 2 === 1 })}>
            <path d={path} />
            <path d={bands[index]} className={band} />
          </g>
        ))}
      </g>
      <circle cx="100" cy="112" r="17" className={hub} />
      <circle cx="100" cy="112" r="10" className={gem} />
      <path d="M95 124q-8 4-9 12M105 124q8 4 9 12" className={cord} />
    </svg>
  );
}
