import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { caretRightBold } from '../../icons/games';
import { Link } from '../../patterns/Link/Link';
import { Icon } from '../../primitives/Icon/Icon';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { actions as actionsStyle, figures, noteLine, noteLink, status } from './BalanceCard.css';

interface BalanceCardProps {
  /** `undefined` until it is known: unknown is not zero. */
  readonly balance: MoneyAmount | undefined;
  /** Whether the player has hidden the amount. */
  readonly isHidden?: boolean;
  /** Under the amount, a line each: what is own and what is a bonus, what is left to play. */
  readonly note?: string | readonly string[] | undefined;
  /** Where the note leads, such as to what is left to play. */
  readonly noteHref?: string | undefined;
  /** At the end of the line: the turnover fan, or a button that refreshes. */
  readonly side?: ReactNode;
  /** What can be done with it, below. */
  readonly actions?: ReactNode;
  /** Plaza screens round one corner more; forms never do. */
  readonly isFestive?: boolean;
}

/** The balance on a card, on a screen that is about something else too. */
export function BalanceCard(props: BalanceCardProps) {
  const { balance, isHidden = false, note, noteHref, side, actions, isFestive = false } = props;
  const text = useText();
  return (
    <Surface as="section" aria-label={text('user.balance')} isFestive={isFestive}>
      <div className={status}>
        <div className={figures}>
          <Text size="sm" tone="muted">
            {text('user.balance')}
          </Text>
          {balance === undefined ? (
            <Skeleton shape="amount" />
          ) : (
            <Money amount={balance} size="amtLg" privacy={{ isHidden, label: text('user.hidden') }} />
          )}
          {note !== undefined && <BalanceNote href={noteHref} lines={[note].flat()} />}
        </div>
        {side}
      </div>
      {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
    </Surface>
  );
}

interface BalanceNoteProps {
  readonly href: string | undefined;
  readonly lines: readonly string[];
}

function BalanceNote({ href, lines }: BalanceNoteProps) {
  const words = (
    <Text as={href === undefined ? 'div' : 'span'} size="cap" tone="muted">
      {lines.map((line) => (
        <span key={line} className={noteLine}>
          {line}{' '}
        </span>
      ))}
    </Text>
  );
  if (href === undefined) return words;
  return (
    <Link className={noteLink} href={href}>
      {words}
      <Icon glyph={caretRightBold} size="xs" />
    </Link>
  );
}
