import { createApi, getBalance } from '@kislap/api';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { formatMoney, moneyFromPeso } from '@kislap/domain/money';
import { loadCatalogue } from '@kislap/i18n/words';
import { Heading, PayMark } from '@kislap/ui';
import { Counter } from './Counter';
import { Words } from './Words';

/** A server component: rules and calls run here, the kit's components are the client's. */
export default async function Page() {
  const { adapter } = createFakeOperator(sampleHandlers);
  const balance = await getBalance({ api: createApi({ adapter, getToken: () => 'a token' }) });
  return (
    <Words catalogue={await loadCatalogue('en')}>
      <Heading level={1}>{`Balance ${formatMoney(balance)}`}</Heading>
      <PayMark mode="gcash" />
      <Counter amount={formatMoney(moneyFromPeso('100'))} />
    </Words>
  );
}
