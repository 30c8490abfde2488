import { subtractMoney, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { PayMark } from '../../art/pay/PayMark';
import { Row } from '../../patterns/List/List';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Time } from '../../primitives/Time/Time';

type RecordKind = 'deposit' | 'withdrawal';
type RecordStatus = 'pending' | 'complete' | 'failed';

interface RecordRowProps {
  /** Which way the money went. */
  readonly kind: RecordKind;
  /** How much, without its sign. */
  readonly amount: MoneyAmount;
  /** How far it is. */
  readonly status: RecordStatus;
  /** A deposit that nobody paid in time: it is pending still, since a late payment may come. */
  readonly isTimeUp?: boolean;
  /** Which way it went: "GCASH · 0917 ••• 4567". */
  readonly route: string;
  /** Code of the picture of that way. */
  readonly mark: string;
  /** Code of the bank, whose letters stand where the way has no picture of its own. */
  readonly bank?: string;
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** What pressing it does; without it, nothing can be pressed. */
  readonly onPress?: () => void;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

const words: Readonly<Record<RecordKind, Readonly<Record<RecordStatus, MessageId>>>> = {
  deposit: { pending: 'st.pending', complete: 'st.success', failed: 'st.failed' },
  withdrawal: { pending: 'st.pending', complete: 'st.complete', failed: 'st.failed' },
};

/**
 * A deposit or a withdrawal in the records. What comes in has a plus, what goes out a minus; what failed has neither,
 * because nothing moved, and neither has what was not paid in time.
 */
export function RecordRow(props: RecordRowProps) {
  const { kind, amount, status, isTimeUp = false, route, mark, bank, at, ...row } = props;
  const text = useText();
  const hasFailed = status === 'failed';
  return (
    <Row
      {...row}
      mediaSize="picture"
      media={<PayMark mode={mark} bank={bank} size={40} />}
      title={
        <Money
          amount={kind === 'deposit' ? amount : subtractMoney(zeroMoney, amount)}
          size="amt"
          sign={hasFailed || isTimeUp ? 'none' : 'always'}
          tone={hasFailed ? 'faint' : 'default'}
        />
      }
      value={<StatusTag status={status} label={text(isTimeUp ? 'step.expired' : words[kind][status])} />}
      caption={route}
      detail={<Time at={at} />}
    />
  );
}
