import { formatMoney, moneyFromPeso } from '@kislap/domain/money';
import { KislapIntlProvider } from '@kislap/i18n';
import { Button, Heading, PayMark } from '@kislap/ui';
import { useState } from 'react';

export function App({ catalogue }) {
  const [times, setTimes] = useState(0);
  return (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <Heading level={1}>Balance 12,345.67</Heading>
      <PayMark mode="gcash" />
      <Button onClick={() => setTimes(times + 1)}>
        {`Deposit ${formatMoney(moneyFromPeso('100'))}, pressed ${times}`}
      </Button>
    </KislapIntlProvider>
  );
}
