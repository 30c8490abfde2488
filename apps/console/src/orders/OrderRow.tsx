import { orderControl, type Order } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Inline, Link, Money, Row, StatusTag, Time } from '@kislap/ui';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';

const tags = { pending: 'pending', crediting: 'pending', credited: 'complete', failed: 'failed' } as const;

/** What can become of an order, the likeliest first. */
const ends = ['paid', 'credited', 'failed', 'left'] as const;

/** One deposit order; as long as it is open, everything that can become of it. */
export function OrderRow({ order }: { readonly order: Order }) {
  const words = useWords();
  const { orderId, userId, mode, state } = order;
  return (
    <Row
      title={<Money amount={order.amount} sign="always" />}
      value={<StatusTag status={tags[state]} label={words(`console.orders.is.${state}`)} />}
      caption={
        <>
          {words('console.player', { id: userId })} · {mode} ·{' '}
          <Link href={`/sandbox/cashier/${orderId}`}>{orderId}</Link>
        </>
      }
      detail={<Time at={epochSecondsFrom(Math.floor(order.createdAtMs / 1000))} />}
      {...(state === 'pending' && { action: <OrderActions orderId={orderId} /> })}
    />
  );
}

function OrderActions({ orderId }: { readonly orderId: string }) {
  const words = useWords();
  const act = useAct();
  return (
    <Inline gap={2} wrap>
      {ends.map((state) => (
        <ActButton
          key={state}
          variant={state === 'paid' ? 'tonal' : 'quiet'}
          onAct={() => act(orderControl, { orderId, state }, words(`console.orders.done.${state}`))}
        >
          {words(`console.orders.do.${state}`)}
        </ActButton>
      ))}
    </Inline>
  );
}
