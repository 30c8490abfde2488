import { orderControl, ordersControl } from '@kislap/api/controls';
import type { Order } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Inline, Link, List, Money, Row, Section, Stack, StatusTag, Time } from '@kislap/ui';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { ActButton } from '../layout/ActButton';
import { Loaded } from '../layout/Loaded';
import { PageButtons, usePaging } from '../layout/PageButtons';
import { useWords } from '../words/words';

/** Deposit orders, newest first. */
export function Orders() {
  const words = useWords();
  const paging = usePaging<number>();
  const { before } = paging;
  const { data, error } = useControl(ordersControl, before === undefined ? {} : { before });
  return (
    <Section title={words('console.place.orders')}>
      <Stack gap={3}>
        <Loaded rows={data?.orders} error={error} empty={words('console.orders.none')}>
          {(orders) => (
            <List label={words('console.place.orders')}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </List>
          )}
        </Loaded>
        <PageButtons paging={paging} next={data?.next} />
      </Stack>
    </Section>
  );
}

const tags = { pending: 'pending', crediting: 'pending', credited: 'complete', failed: 'failed' } as const;

/** What can become of an order, the likeliest first. */
const ends = ['paid', 'credited', 'failed', 'left'] as const;

/** One deposit order; as long as it is open, everything that can become of it. */
function OrderRow({ order }: { readonly order: Order }) {
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
