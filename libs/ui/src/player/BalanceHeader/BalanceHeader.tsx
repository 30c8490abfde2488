import { formatManila, formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { arrowUpRightBold, eyeRegular, eyeSlashRegular } from '../../icons/actions';
import { plusBold } from '../../icons/frame';
import { Link } from '../../patterns/Link/Link';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { TurnoverGauge } from '../TurnoverGauge/TurnoverGauge';
import {
  actions,
  caption,
  figures,
  footnote,
  header,
  labelLine,
  limits,
  status,
  turnover as turnoverStyle,
} from './BalanceHeader.css';

/** How much of the open turnover has been played and how much is left. */
export interface TurnoverStatus {
  /** Whole percent, 0 to 100; undefined until it is known, and where nothing was ever asked for: then none is left. */
  readonly percent: number | undefined;
  readonly left: MoneyAmount;
}

interface BalanceHeaderProps extends BalanceFiguresProps {
  /** 'veiled' while it is asked for. */
  readonly turnover: TurnoverStatus | 'unknown' | 'veiled';
  /** Where the missing turnover is explained. */
  readonly turnoverHref: string;
  /** The player wants to deposit. */
  readonly onDeposit: () => void;
  /** The player wants to withdraw. */
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
      <div className={status}>
        <BalanceFigures
          balance={balance}
          asOf={asOf}
          isHidden={isHidden}
          onToggleHidden={onToggleHidden}
          limitsHref={props.limitsHref}
        />
        <TurnoverLink turnover={props.turnover} href={props.turnoverHref} />
      </div>
      <div className={actions}>
        <Button size="md" glyph={plusBold} disabled={isOffline} data-opens="screen" onClick={props.onDeposit}>
          {text('dep.title')}
        </Button>
        <Button
          size="md"
          variant="tonal"
          glyph={arrowUpRightBold}
          disabled={isOffline}
          data-opens="screen"
          onClick={props.onWithdraw}
        >
          {text('wdw.do')}
        </Button>
      </div>
    </section>
  );
}

interface BalanceFiguresProps {
  /** `undefined` until it is known: unknown is not zero. 'veiled' in a view of earlier, while it is asked for. */
  readonly balance: MoneyAmount | 'veiled' | undefined;
  /** When the balance was true, while it cannot be refreshed. */
  readonly asOf?: EpochSeconds | undefined;
  /** Whether dots stand for the balance. */
  readonly isHidden: boolean;
  /** The player hid the balance or shows it again. */
  readonly onToggleHidden: () => void;
  /** Where the player's own limits are: the way out stands beside the way in. */
  readonly limitsHref: string;
}

/** The balance with the eye that hides it, and the way to the limits. */
function BalanceFigures({ balance, asOf, isHidden, onToggleHidden, limitsHref }: BalanceFiguresProps) {
  const text = useText();
  const isVeiled = balance === 'veiled';
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
          amount={isVeiled ? zeroMoney : balance}
          size="amtXl"
          hasSmallDecimals
          privacy={{
            isHidden: isVeiled || isHidden,
            label: text(isVeiled ? 'common.loading' : 'user.hidden'),
          }}
        />
      )}
      <p className={footnote}>
        <Link href={limitsHref} className={limits}>
          {text('rg.limits')}
        </Link>
        {asOf !== undefined && text('user.asOf', { time: formatManila(asOf, 'clock') })}
      </p>
    </div>
  );
}

interface TurnoverLinkProps {
  readonly turnover: BalanceHeaderProps['turnover'];
  readonly href: string;
}

/** The turnover beside the balance: the fan, its percent, and what is left in pesos. It leads to the details. */
function TurnoverLink({ turnover, href }: TurnoverLinkProps) {
  const text = useText();
  if (turnover === 'unknown' || turnover === 'veiled') {
    return (
      <Link href={href} className={turnoverStyle}>
        <TurnoverGauge percent={undefined} size="header" />
        <span key={turnover} className={caption}>
          {text(turnover === 'veiled' ? 'common.loading' : 'flow.unknown')}
        </span>
      </Link>
    );
  }
  const left = formatPeso(turnover.left);
  return (
    <Link
      href={href}
      className={turnoverStyle}
      {...(turnover.percent !== undefined && {
        'aria-label': text('flow.spoken', { percent: turnover.percent, amount: left }),
      })}
    >
      <TurnoverGauge percent={turnover.percent} size="header" />
      <span className={caption}>
        {turnover.left > zeroMoney
          ? text('flow.leftOf', { amount: left })
          : text(turnover.percent === undefined ? 'flow.nothing' : 'flow.complete')}
      </span>
    </Link>
  );
}
