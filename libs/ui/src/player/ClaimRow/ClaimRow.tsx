import { formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { lockSimpleRegular } from '../../icons/actions';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { lastMinute } from '../MailLetter/lastMinute';
import { lock, row, words } from './ClaimRow.css';

type ClaimState =
  | {
      readonly type: 'ready';
      readonly amount: Money;
      /** What has to be bet before it can be withdrawn; nothing where that is not known beforehand. */
      readonly toBet?: Money | undefined;
      /** When it lapses, in epoch seconds. */
      readonly until?: EpochSeconds | undefined;
      readonly onReceive: () => void;
      readonly isReceiving?: boolean;
    }
  | { readonly type: 'received' | 'locked' };

interface ClaimRowProps {
  /** How often the gift comes. */
  readonly period: 'day' | 'week' | 'month';
  /** Whether it can be claimed, was, or is locked. */
  readonly state: ClaimState;
  /** When it comes again, or what it needs: "Opens again on Monday 00:00", "From VIP 2". */
  readonly caption?: string | undefined;
}

const names: Readonly<Record<ClaimRowProps['period'], MessageId>> = {
  day: 'vip.gift.day',
  week: 'vip.gift.week',
  month: 'vip.gift.month',
};

const readyNames: Readonly<Record<ClaimRowProps['period'], MessageId>> = {
  day: 'vip.giftReady.day',
  week: 'vip.giftReady.week',
  month: 'vip.giftReady.month',
};

function ClaimEnd({ state }: { readonly state: ClaimState }) {
  const text = useText();
  switch (state.type) {
    case 'ready':
      return (
        <Button size="sm" isLoading={state.isReceiving ?? false} onClick={state.onReceive}>
          {text('vip.receiveAmount', { amount: formatPeso(state.amount) })}
        </Button>
      );
    case 'received':
      return <StatusTag status="complete" label={text('reward.received')} />;
    case 'locked':
      return (
        <span className={lock}>
          <Icon glyph={lockSimpleRegular} size="sm" label={text('vip.locked')} />
        </span>
      );
  }
}

/** A gift of the VIP level that comes by the day, the week or the month. */
export function ClaimRow({ period, state, caption }: ClaimRowProps) {
  const text = useText();
  return (
    <Surface>
      <div className={row}>
        <div className={words}>
          <Text size="titleSm">{text((state.type === 'ready' ? readyNames : names)[period])}</Text>
          {caption !== undefined && (
            <Text size="cap" tone="muted">
              {caption}
            </Text>
          )}
          {state.type === 'ready' && state.until !== undefined && (
            <Text size="cap" tone="muted">
              {text('mail.receiveBy', { time: lastMinute(state.until) })}
            </Text>
          )}
          {state.type === 'ready' && state.toBet !== undefined && state.toBet > zeroMoney && (
            <Text size="cap" tone="muted">
              {text('gifts.toBet', { amount: formatPeso(state.toBet) })}
            </Text>
          )}
        </div>
        <ClaimEnd state={state} />
      </div>
    </Surface>
  );
}
