import type { Glyph } from '../../icons/Glyph';
import { plusBold } from '../../icons/frame';
import { Icon } from '../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { Link } from '../Link/Link';
import { arch, archLine, bar, coin, deposit as depositStyle, dot, item, items, word } from './TabBar.css';

/** A place of the app that the tab bar and the side rail lead to. */
export interface Destination {
  readonly href: string;
  readonly label: string;
  readonly glyph: Glyph;
  /** Filled drawing for the place where the player is. */
  readonly currentGlyph: Glyph;
  /** What waits there, for the dot: "Gifts are waiting". */
  readonly waiting?: string | undefined;
}

interface TabBarProps {
  /** Spoken name of the navigation. */
  readonly label: string;
  /** The places beside the button, in order. */
  readonly destinations: readonly Destination[];
  /** Path of the screen that is showing. */
  readonly currentHref: string;
  /** The button in the middle. */
  readonly deposit: { readonly label: string; readonly onPress: () => void };
}

/** Something waits at a place: a dot, and its words for those who hear. */
export function WaitingDot({ words }: { readonly words: string | undefined }) {
  return words === undefined ? null : (
    <span className={dot}>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

interface TabProps {
  readonly destination: Destination;
  readonly isCurrent: boolean;
}

function Tab({ destination, isCurrent }: TabProps) {
  return (
    <li>
      <Link className={item} href={destination.href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon glyph={isCurrent ? destination.currentGlyph : destination.glyph} />
        <span className={word}>{destination.label}</span>
        <WaitingDot words={destination.waiting} />
      </Link>
    </li>
  );
}

/** Navigation at the bottom of a phone, with Deposit raised under a terno arch in its middle. */
export function TabBar({ label, destinations, currentHref, deposit }: TabBarProps) {
  const middle = Math.ceil(destinations.length / 2);
  const tabOf = (destination: Destination) => (
    <Tab key={destination.href} destination={destination} isCurrent={destination.href === currentHref} />
  );
  return (
    <nav className={bar} aria-label={label}>
      <ul className={items}>
        {destinations.slice(0, middle).map(tabOf)}
        <li>
          <button type="button" className={depositStyle} data-opens="screen" onClick={deposit.onPress}>
            <svg className={arch} viewBox="0 0 104 16" aria-hidden="true">
              <path d="M0 16C18 16 20 0 52 0s34 16 52 16z" />
              <path className={archLine} d="M0 15.5C18 15.5 20 .5 52 .5s34 15 52 15" />
            </svg>
            <span className={coin}>
              <Icon glyph={plusBold} />
            </span>
            <span className={word}>{deposit.label}</span>
          </button>
        </li>
        {destinations.slice(middle).map(tabOf)}
      </ul>
    </nav>
  );
}
