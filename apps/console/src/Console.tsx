import type { Locale } from '@kislap/domain';
import { ToastRegion } from '@kislap/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Faults } from './faults/Faults';
import { ConsoleHead } from './layout/ConsoleHead';
import { ConsoleMenu } from './layout/ConsoleMenu';
import styles from './layout/layout.module.css';
import { StatusBar } from './layout/StatusBar';
import { Ledger } from './ledger/Ledger';
import { Messages } from './messages/Messages';
import { OperatorControls } from './operator/OperatorControls';
import { Orders } from './orders/Orders';
import { Payouts } from './payouts/Payouts';
import { Persons } from './persons/Persons';
import { Players } from './players/Players';
import type { ConsolePlace } from './usePlace';
import { usePlace } from './usePlace';
import { useWords } from './words/words';

const parts: Readonly<Record<ConsolePlace, () => ReactNode>> = {
  players: Players,
  messages: Messages,
  orders: Orders,
  payouts: Payouts,
  persons: Persons,
  operator: OperatorControls,
  faults: Faults,
  ledger: Ledger,
};

/** The operator's side of the sandbox. */
export function Console({ locale }: { readonly locale: Locale }) {
  const words = useWords();
  const place = usePlace();
  const Part = parts[place];
  const main = useArrival(place);
  const title = words(`console.place.${place}`);
  useEffect(() => {
    document.title = `${title} · ${words('console.title')}`;
  }, [title, words]);
  return (
    <div className={styles.frame}>
      <ConsoleHead locale={locale} />
      <ConsoleMenu place={place} />
      <main className={styles.main} ref={main} tabIndex={-1} aria-label={title}>
        <StatusBar />
        <Part />
      </main>
      <ToastRegion label={words('console.notification')} />
    </div>
  );
}

/** Whoever changes the part hears the new one first. Not on the first visit: then the page begins at its top. */
function useArrival(place: ConsolePlace) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(place);
  useEffect(() => {
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place]);
  return main;
}
