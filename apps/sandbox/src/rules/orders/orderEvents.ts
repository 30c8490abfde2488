import type { WireOrder } from '@kislap/api/contract';
import type { DepositRow, WithdrawalRow } from '../../database/tables/payments';

type Events = NonNullable<WireOrder['events']>;

/** A step and its instant in epoch milliseconds; none for one that the order has not come to. */
type Reached = readonly [step: string, atMs: number | null];

const seconds = (ms: number) => Math.floor(ms / 1000);

const reached = (steps: readonly Reached[]): Events =>
  steps.flatMap(([step, atMs]) => (atMs === null ? [] : [{ step, at: seconds(atMs) }]));

/**
 * The steps that a deposit has come to, oldest first. A payment that settled its order as it came was received at that
 * instant.
 *
 * @param step where it stands
 */
export function depositEvents(
  row: Pick<DepositRow, 'createdAtMs' | 'paidAtMs' | 'settledAtMs' | 'returnedAtMs'>,
  step: string,
): Events {
  const { createdAtMs, paidAtMs, settledAtMs, returnedAtMs } = row;
  const begun: readonly Reached[] = [
    ['placed', createdAtMs],
    ['ready', createdAtMs],
  ];
  const closedAtMs = returnedAtMs ?? settledAtMs;
  if (step === 'ready') return reached(begun);
  if (step === 'paid') return reached([...begun, [step, paidAtMs]]);
  const isPaid = step === 'credited' || step === 'returned';
  return reached([...begun, ['paid', isPaid ? (paidAtMs ?? closedAtMs) : null], [step, closedAtMs]]);
}

/**
 * The steps that a withdrawal has come to, oldest first: approved, it is sent and paid out at once here. One whose payment
 * came back was sent as well.
 *
 * @param step where it stands
 */
export function withdrawalEvents(
  { createdAtMs, settledAtMs }: Pick<WithdrawalRow, 'createdAtMs' | 'settledAtMs'>,
  step: string,
): Events {
  const sentAtMs = step === 'done' || step === 'reversed' ? settledAtMs : null;
  return reached([
    ['asked', createdAtMs],
    ['review', createdAtMs],
    ['approved', sentAtMs],
    ['sent', sentAtMs],
    ...(step === 'review' ? [] : [[step, settledAtMs] as const]),
  ]);
}
