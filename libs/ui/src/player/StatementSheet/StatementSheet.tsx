import type { EpochSeconds, Money as MoneyAmount, StatementKind } from '@kislap/domain';
import { movementText, useText } from '@kislap/i18n';
import type { ComponentProps } from 'react';

import { Facts } from '../../patterns/Facts/Facts';
import { scrollable } from '../../patterns/PageFrame/scrolling';
import { Heading } from '../../primitives/Heading/Heading';
import { Money } from '../../primitives/Money/Money';
import { Text } from '../../primitives/Text/Text';
import { Time } from '../../primitives/Time/Time';
import { cell, figure, reference, row, scroller, sheet, table } from './StatementSheet.css';

/** One movement of a balance as it is printed. */
interface StatementMovement {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: StatementKind;
  readonly amount: MoneyAmount;
  readonly balanceAfter?: MoneyAmount;
  readonly reference?: string;
  readonly gameName?: string;
}

interface StatementSheetProps {
  /** Of when it is: "November 2026". */
  readonly period: string;
  /** Whose it is. */
  readonly account: string;
  /** What is known of the movement, in order. */
  readonly facts: ComponentProps<typeof Facts>['facts'];
  /** Newest first. */
  readonly movements: readonly StatementMovement[];
  /** Says that there are more movements than are printed. */
  readonly note?: string | undefined;
}

/** A statement of account as it is on paper: whose, of when, what it came to, and every movement. */
export function StatementSheet({ period, account, facts, movements, note }: StatementSheetProps) {
  const text = useText();
  return (
    <article className={sheet}>
      <Heading level={1} size="title">{`${text('stmt.title')}: ${period}`}</Heading>
      <Text>{account}</Text>
      <Facts facts={facts} />
      {note !== undefined && <Text size="sm">{note}</Text>}
      <div className={scroller} role="region" aria-label={text('stmt.movements')} {...scrollable}>
        <Movements movements={movements} />
      </div>
    </article>
  );
}

function Movements({ movements }: Pick<StatementSheetProps, 'movements'>) {
  const text = useText();
  return (
    <table className={table}>
      <thead>
        <tr className={row}>
          <th scope="col" className={cell}>
            {text('stmt.time')}
          </th>
          <th scope="col" className={cell}>
            {text('stmt.kind')}
          </th>
          <th scope="col" className={figure}>
            {text('common.amount')}
          </th>
          <th scope="col" className={figure}>
            {text('stmt.balance')}
          </th>
          <th scope="col" className={reference}>
            {text('stmt.ref')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <MovementRow key={movement.id} {...movement} />
        ))}
      </tbody>
    </table>
  );
}

function MovementRow({ at, kind, amount, balanceAfter, ...rest }: StatementMovement) {
  const text = useText();
  return (
    <tr className={row}>
      <td className={cell}>
        <Time at={at} />
      </td>
      <td className={cell}>{movementText(text, { kind, gameName: rest.gameName })}</td>
      <td className={figure}>
        <Money amount={amount} sign="always" size="sm" />
      </td>
      <td className={figure}>
        {balanceAfter !== undefined && <Money amount={balanceAfter} size="sm" tone="default" />}
      </td>
      <td className={reference}>{rest.reference}</td>
    </tr>
  );
}
