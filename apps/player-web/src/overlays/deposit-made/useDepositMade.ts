import { useOrder } from '@kislap/api/react';
import type { EpochSeconds, OrderStep } from '@kislap/domain';
import type { MessageId } from '@kislap/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { openExternal } from '../../device/native/openExternal';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { orderWatch, ownOrders, useOwnOrders } from '../../features/orders/orders';
import { useIsPast } from '../../features/orders/useIsPast';
import type { DepositMadeOptions } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

/** A deposit that was made, as its dialog shows it. */
export interface DepositMade {
  readonly order: OwnOrder;
  readonly phase: DepositPhase;
  readonly payUntil: EpochSeconds | undefined;
  readonly isPayable: boolean;
  /** The pay page was opened, or would have been. */
  readonly hasGone: boolean;
  /** The browser opened no window. */
  readonly isRefused: boolean;
  /** Opens the pay page; call it inside the tap. */
  readonly pay: () => void;
  /** The player says that it is paid, or takes that back. */
  readonly say: (saysPaid: boolean) => void;
}

/**
 * Keeps the dialog of a deposit true to what the operator and the player say.
 *
 * @param onArrived this very deposit is in the balance, announced in this or in another tab
 */
export function useDepositMade(opened: DepositMadeOptions, onArrived: () => void): DepositMade {
  const userId = useUserId();
  const own = useOwnOrders(userId).find(({ key }) => key === opened.order.key);
  const order = own ?? opened.order;
  const { data: atOperator, mutate } = useOrder(userId, order.orderId);
  const [hasGone, setHasGone] = useState(opened.hasGone === true);
  const [isRefused, setIsRefused] = useState(false);
  const payUntil = atOperator?.pay?.until ?? order.payUntil;
  const isTimeUp = useIsPast(payUntil);
  const phase = depositPhase({ step: atOperator?.step, hasGone, saysPaid: order.saysPaid, isTimeUp });

  const arrive = useEffectEvent(onArrived);
  const { key } = order;
  useEffect(
    () =>
      orderWatch.subscribe((news) => {
        if (news.type === 'credited' && news.order?.key === key) arrive();
        else if (news.type === 'over' && news.order.key === key) void mutate();
      }),
    [key, mutate],
  );
  const isAnnounced = phase === 'credited' && own === undefined;
  useEffect(() => {
    if (isAnnounced) arrive();
  }, [isAnnounced]);

  return {
    order,
    phase,
    payUntil,
    isPayable: (phase === 'toPay' || phase === 'waiting') && order.payUrl !== undefined,
    hasGone,
    isRefused,
    pay: () => {
      if (order.payUrl === undefined) return;
      setIsRefused(!openExternal(order.payUrl));
      setHasGone(true);
    },
    say: (saysPaid) => {
      if (userId !== undefined && own !== undefined) ownOrders.save(userId, { ...own, saysPaid });
    },
  };
}

/** What is known of a deposit that was made. */
interface DepositFacts {
  /** As the operator said last; undefined while it has not. */
  readonly step: OrderStep | undefined;
  readonly hasGone: boolean;
  readonly saysPaid: boolean;
  readonly isTimeUp: boolean;
}

/**
 * The phase of the deposit dialog. `toPay`: the way to the pay page · `waiting`: the page was opened · `looking`: the
 * player says it is paid · `timeUp`: no longer payable, not yet closed by the operator.
 */
type DepositPhase =
  | 'toPay'
  | 'waiting'
  | 'looking'
  | 'received'
  | 'unsure'
  | 'credited'
  | 'expired'
  | 'refused'
  | 'closed'
  | 'returned'
  | 'timeUp';

/** Which of the phases a deposit is in; what the operator says comes before what the player says. */
export function depositPhase({ step, hasGone, saysPaid, isTimeUp }: DepositFacts): DepositPhase {
  switch (step) {
    case 'credited':
    case 'expired':
    case 'refused':
    case 'closed':
    case 'returned':
    case 'unsure':
      return step;
    case 'paid':
      return 'received';
    default:
  }
  if (saysPaid) return 'looking';
  if (isTimeUp) return 'timeUp';
  return hasGone ? 'waiting' : 'toPay';
}

interface PhaseWays {
  readonly goPay: () => void;
  readonly sayPaid: () => void;
  readonly seeRecord: () => void;
}

interface PhaseWords {
  readonly title: MessageId;
  readonly why?: MessageId;
  readonly confirm: { readonly label: MessageId; readonly onPress: () => void };
}

/** What the dialog of a deposit says in each phase, and its main way on. */
export function phaseWords(phase: DepositPhase, { goPay, sayPaid, seeRecord }: PhaseWays): PhaseWords {
  const record = { label: 'dep.record', onPress: seeRecord } as const;
  switch (phase) {
    case 'toPay':
      return { title: 'dep.success', confirm: { label: 'dep.goNow', onPress: goPay } };
    case 'waiting':
      return { title: 'dep.wait', confirm: { label: 'dep.paid', onPress: sayPaid } };
    case 'looking':
      return { title: 'dep.looking', why: 'dep.lookingWhy', confirm: record };
    case 'received':
      return { title: 'step.paid', why: 'dep.receivedWhy', confirm: record };
    case 'credited':
      return { title: 'step.credited', confirm: record };
    case 'unsure':
      return { title: 'step.unsure', why: 'dep.unsureWhy', confirm: record };
    case 'refused':
      return { title: 'step.refused', why: 'dep.refusedWhy', confirm: record };
    case 'closed':
      return { title: 'step.closed', confirm: record };
    case 'returned':
      return { title: 'step.returned', why: 'dep.returnedWhy', confirm: record };
    case 'expired':
    case 'timeUp':
      return { title: 'step.expired', why: 'dep.expiredWhy', confirm: record };
  }
}
