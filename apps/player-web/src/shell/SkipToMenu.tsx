import { useText } from '@kislap/i18n';
import { SkipLink } from '@kislap/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useAppLocation } from '../navigation/appLocation';
import { routeAt } from '../navigation/routes/routes';

/** Leads the keyboard past the page to the tab bar, and on a wide screen past the rail to the page. */
export function SkipToMenu() {
  const text = useText();
  const hasTabBar = routeAt(useAppLocation().pathname)?.hasTabBar === true;
  const hasRail = useHasRail();
  const place = useFirstPlace();
  if (!hasRail && !hasTabBar) return null;
  return createPortal(
    <SkipLink onPress={() => focusOn(hasRail ? 'main' : `nav[aria-label="${text('nav.label')}"] a`)}>
      {text(hasRail ? 'nav.skipToPage' : 'nav.skipToMenu')}
    </SkipLink>,
    place,
  );
}

/** The first of them that is shown: the frame holds the navigation twice, and pages are kept behind the one shown. */
function focusOn(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  all.find((one) => one.offsetParent !== null)?.focus();
}

/** Before everything else in the document, so that the first Tab reaches it. */
function useFirstPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

/** From here the frame shows a rail in place of the tab bar. */
const wide = window.matchMedia('(min-width: 744px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

const useHasRail = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
