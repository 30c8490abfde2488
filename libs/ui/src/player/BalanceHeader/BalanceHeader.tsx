import { useText } from '@kislap/i18n';

import { arrowUpRightBold } from '../../icons/glyphs/arrowUpRightBold';
import { plusBold } from '../../icons/glyphs/plusBold';
import { Button } from '../../primitives/Button/Button';
import { BalanceFigures } from './BalanceFigures';
import type { BalanceFiguresProps } from './BalanceFigures';
import { actions, header, standing } from './BalanceHeader.css';
import { TurnoverLink } from './TurnoverLink';
import type { TurnoverStanding } from './TurnoverStanding';

interface BalanceHeaderProps extends BalanceFiguresProps {
  readonly turnover: TurnoverStanding | 'unknown';
  readonly turnoverHref: string;
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
  /** Money cannot move: there is no connection. */
  readonly isOffline?: boolean;
}

/** What a player has, how much of the turnover is done, and the two things to do with money. */
export function BalanceHeader(props: BalanceHeaderProps) {
  const { balance, asOf, isHidden, onToggleHidden, isOffline = false } = props;
  const text = useText();
  return (
    <section className={header} aria-label={text('user.balance')}>
      <div className={standing}>
        <BalanceFigures balance={balance} asOf={asOf} isHidden={isHidden} onToggleHidden={onToggleHidden} />
        <TurnoverLink turnover={props.turnover} href={props.turnoverHref} />
      </div>
      <div className={actions}>
        <Button size="md" glyph={plusBold} disabled={isOffline} onClick={props.onDeposit}>
          {text('dep.title')}
        </Button>
        <Button
          size="md"
          variant="tonal"
          glyph={arrowUpRightBold}
          disabled={isOffline}
          onClick={props.onWithdraw}
        >
          {text('wdw.do')}
        </Button>
      </div>
    </section>
  );
}
