import {
  arrowSquareOutRegular,
  coinsDuotone,
  envelopeSimpleDuotone,
  Icon,
  Link,
  receiptDuotone,
  scrollDuotone,
  slidersHorizontalDuotone,
  usersThreeDuotone,
  warningCircleDuotone,
} from '@kislap/ui';
import type { Glyph } from '@kislap/ui';
import { useEffect, useRef } from 'react';
import { consolePlaces } from '../usePlace';
import type { ConsolePlace } from '../usePlace';
import { useWords } from '../words/words';
import styles from './layout.module.css';

const glyphs: Readonly<Record<ConsolePlace, Glyph>> = {
  players: usersThreeDuotone,
  messages: envelopeSimpleDuotone,
  orders: receiptDuotone,
  payouts: coinsDuotone,
  persons: usersThreeDuotone,
  operator: slidersHorizontalDuotone,
  faults: warningCircleDuotone,
  ledger: scrollDuotone,
};

/** The way to every part: a line on a phone, a column beside the part where there is room. */
export function ConsoleMenu({ place }: { readonly place: ConsolePlace }) {
  const words = useWords();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [place]);
  return (
    <nav className={styles.menu} aria-label={words('console.menu')} ref={menu}>
      <ul className={styles.places}>
        {consolePlaces.map((one) => (
          <li key={one}>
            <Link
              className={styles.place}
              href={`/sandbox#${one}`}
              aria-current={one === place ? 'page' : undefined}
            >
              <Icon glyph={glyphs[one]} size="md" />
              {words(`console.place.${one}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles['place']} href="/">
            <Icon glyph={arrowSquareOutRegular} size="md" />
            {words('console.openApp')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
