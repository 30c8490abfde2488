import { moneyFromPeso } from '@kislap/domain';
import { Money } from '@kislap/ui';
import type { ReactNode } from 'react';

import { Part } from './Part';
import { Table } from './Table';
import { WithMessages } from './WithMessages';

const specimens: readonly (readonly [when: string, drawn: ReactNode])[] = [
  ['In a row', <Money key="row" amount={moneyFromPeso(1260)} />],
  ['Home balance', <Money key="home" amount={moneyFromPeso(12480.5)} size="amtXl" hasSmallDecimals />],
  ['Money that came', <Money key="in" amount={moneyFromPeso(88)} sign="always" tone="money" />],
  ['Money that left', <Money key="out" amount={moneyFromPeso(-500)} sign="always" />],
  ['Quick amount, range, wheel', <Money key="whole" amount={moneyFromPeso(5000)} isWhole />],
  ['A fraction of a centavo is cut', <Money key="cut" amount={moneyFromPeso(0.0199)} />],
  ['The largest amount', <Money key="large" amount={moneyFromPeso(900_719_925_474.09)} />],
  [
    'Hidden',
    <Money
      key="hidden"
      amount={moneyFromPeso(12480.5)}
      privacy={{ isHidden: true, label: 'Balance hidden' }}
    />,
  ],
];

/** An amount in each of its places. */
export function MoneySpecimens() {
  return (
    <Part>
      <WithMessages>
        <Table
          label="Amounts"
          heads={['Where', 'Drawn']}
          rows={specimens.map(([when, drawn]) => ({ key: when, cells: [when, drawn] }))}
        />
      </WithMessages>
    </Part>
  );
}
