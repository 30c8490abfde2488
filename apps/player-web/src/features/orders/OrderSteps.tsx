import type { PaymentOrder } from '@kislap/domain';
import { formatManila } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Facts, Heading, Stack } from '@kislap/ui';

/** The steps an order has come to, each with its time; none while they are not known. */
export const orderStepLines = (events: PaymentOrder['events'], text: TranslateText) =>
  (events ?? []).map(({ step, at }) => ({ term: text(`step.${step}`), value: formatManila(at) }));

/** The steps of an order as it is shown: those of an answer that says another thing of it are of no use. */
export const eventsOf = (
  order: PaymentOrder | undefined,
  shown: Pick<PaymentOrder, 'status'> & { readonly kind: string },
): PaymentOrder['events'] =>
  order?.kind === shown.kind && order.status === shown.status ? order.events : undefined;

interface OrderStepsProps {
  readonly events: PaymentOrder['events'];
}

/** What an order has gone through, and when. Nothing for an operator that does not tell. */
export function OrderSteps({ events }: OrderStepsProps) {
  const text = useText();
  const lines = orderStepLines(events, text);
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{text('receipt.steps')}</Heading>
      <Facts facts={lines} />
    </Stack>
  );
}
