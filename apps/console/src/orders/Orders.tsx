import { ordersControl } from '@kislap/api/controls';
import { List, Section, Stack } from '@kislap/ui';
import { useControl } from '../client/useControl';
import { Loaded } from '../layout/Loaded';
import { PageButtons } from '../paging/PageButtons';
import { usePaging } from '../paging/usePaging';
import { useWords } from '../words/useWords';
import { OrderRow } from './OrderRow';

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
