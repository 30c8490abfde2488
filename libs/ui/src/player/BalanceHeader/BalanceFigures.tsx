import { formatManila } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { eyeRegular } from '../../icons/glyphs/eyeRegular';
import { eyeSlashRegular } from '../../icons/glyphs/eyeSlashRegular';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { figures, footnote, labelLine } from './BalanceHeader.css';

export interface BalanceFiguresProps {
  /** `undefined` until it is known: unknown is not zero. */
  readonly balance: MoneyAmount | undefined;
  /** When the balance was true, while it cannot be refreshed. */
  readonly asOf?: EpochSeconds | undefined;
  readonly isHidden: boolean;
  readonly onToggleHidden: () => void;
}

/** `HH:mm` of a Manila stamp. */
const clockOf = (at: EpochSeconds) => formatManila(at).slice(11, 16);

/** The balance with the eye that hides it. */
export function BalanceFigures({ balance, asOf, isHidden, onToggleHidden }: BalanceFiguresProps) {
  const text = useText();
  return (
    <div className={figures}>
      <div className={labelLine}>
        {text('user.balance')}
        <IconButton
          glyph={isHidden ? eyeSlashRegular : eyeRegular}
          label={text(isHidden ? 'user.show' : 'user.hide')}
          onClick={onToggleHidden}
        />
      </div>
      {balance === undefined ? (
        <Skeleton shape="amount" />
      ) : (
        <Money
          amount={balance}
          size="amtXl"
          hasSmallDecimals
          privacy={{ isHidden, label: text('user.hidden') }}
        />
      )}
      <p className={footnote}>{asOf !== undefined && text('user.asOf', { time: clockOf(asOf) })}</p>
    </div>
  );
}
