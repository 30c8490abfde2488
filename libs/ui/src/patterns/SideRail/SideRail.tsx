import type { ReactNode } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../Link/Link';
import { WaitingDot } from '../TabBar/TabBar';
import type { Destination } from '../TabBar/TabBar';
import { foot, head, item, list, rail } from './SideRail.css';

interface SideRailProps {
  /** Spoken name of the navigation. */
  readonly label: string;
  /** The operator's logo. */
  readonly logo: ReactNode;
  /** The places of the app, in order. */
  readonly destinations: readonly Destination[];
  /** The place the player is at. */
  readonly currentHref: string;
  /** The button that stands out. */
  readonly deposit: { readonly label: string; readonly glyph: Glyph; readonly onPress: () => void };
  /** Language and the responsible-gaming line. */
  readonly footer?: ReactNode;
}

/** The tab bar's places as a column, for screens wide enough to have room beside the phone column. */
export function SideRail({ label, logo, destinations, currentHref, deposit, footer }: SideRailProps) {
  const middle = Math.ceil(destinations.length / 2);
  const linkTo = (destination: Destination) => {
    const isCurrent = destination.href === currentHref;
    return (
      <li key={destination.href}>
        <Link className={item} href={destination.href} aria-current={isCurrent ? 'page' : undefined}>
          <Icon glyph={isCurrent ? destination.currentGlyph : destination.glyph} />
          {destination.label}
          <WaitingDot words={destination.waiting} />
        </Link>
      </li>
    );
  };
  return (
    <div className={rail}>
      <div className={head}>{logo}</div>
      <nav aria-label={label}>
        <ul className={list}>
          {destinations.slice(0, middle).map(linkTo)}
          <li>
            <button type="button" className={item} onClick={deposit.onPress}>
              <Icon glyph={deposit.glyph} />
              {deposit.label}
            </button>
          </li>
          {destinations.slice(middle).map(linkTo)}
        </ul>
      </nav>
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </div>
  );
}
