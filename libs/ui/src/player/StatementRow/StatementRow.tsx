import { formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount, StatementKind } from '@kislap/domain';
import { movementText, useText } from '@kislap/i18n';

import type { Glyph } from '../../icons/Glyph';
import { coinsDuotone, giftDuotone, receiptDuotone } from '../../icons/menus';
import {
  arrowUUpLeftDuotone,
  gameControllerDuotone,
  handCoinsDuotone,
  walletDuotone,
} from '../../icons/money';
import { Row } from '../../patterns/List/List';
import { Icon } from '../../primitives/Icon/Icon';
import { Money } from '../../primitives/Money/Money';
import { Time } from '../../primitives/Time/Time';

interface StatementRowProps {
  /** What moved the money. */
  readonly kind: StatementKind;
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** Positive when the balance grew. */
  readonly amount: MoneyAmount;
  /** The balance after it; left out where the operator does not tell. */
  readonly balanceAfter?: MoneyAmount | undefined;
  /** The game of a bet or a win; left out where nobody tells it. */
  readonly gameName?: string | undefined;
  /** What pressing it does; without it, nothing can be pressed. */
  readonly onPress?: () => void;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

const glyphs: Readonly<Record<StatementKind, Glyph>> = {
  deposit: walletDuotone,
  withdrawal: handCoinsDuotone,
  bet: gameControllerDuotone,
  win: coinsDuotone,
  bonus: giftDuotone,
  refund: arrowUUpLeftDuotone,
  other: receiptDuotone,
};

/** One movement of the balance: why, when, how much, and what there was after it. */
export function StatementRow({ kind, at, amount, balanceAfter, gameName, ...row }: StatementRowProps) {
  const text = useText();
  return (
    <Row
      {...row}
      media={<Icon glyph={glyphs[kind]} />}
      title={movementText(text, { kind, gameName })}
      value={
        <Money amount={amount} size="amt" sign="always" tone={amount > zeroMoney ? 'money' : 'default'} />
      }
      caption={<Time at={at} />}
      {...(balanceAfter !== undefined && {
        detail: text('stmt.after', { amount: formatPeso(balanceAfter) }),
      })}
    />
  );
}
