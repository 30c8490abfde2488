import { formatMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Link } from '../../patterns/Link';
import { TurnoverGauge } from '../TurnoverGauge/TurnoverGauge';
import { caption, turnover as turnoverStyle } from './BalanceHeader.css';
import type { TurnoverStanding } from './TurnoverStanding';

interface TurnoverLinkProps {
  readonly turnover: TurnoverStanding | 'unknown';
  readonly href: string;
}

/** The turnover beside the balance: the fan, its percent, and what is left in pesos. It leads to the details. */
export function TurnoverLink({ turnover, href }: TurnoverLinkProps) {
  const text = useText();
  if (turnover === 'unknown') {
    return (
      <Link href={href} className={turnoverStyle}>
        <TurnoverGauge percent={undefined} size="header" />
        <span className={caption}>{text('flow.unknown')}</span>
      </Link>
    );
  }
  const left = `₱${formatMoney(turnover.left)}`;
  return (
    <Link
      href={href}
      className={turnoverStyle}
      aria-label={text('flow.spoken', { percent: turnover.percent, amount: left })}
    >
      <TurnoverGauge percent={turnover.percent} size="header" />
      <span className={caption}>
        {turnover.left > zeroMoney ? text('flow.leftOf', { amount: left }) : text('flow.complete')}
      </span>
    </Link>
  );
}
