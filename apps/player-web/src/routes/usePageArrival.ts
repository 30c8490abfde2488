import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { useEffect, useRef } from 'react';
import { useRuntimeConfig } from '../config/RuntimeConfigContext';

/**
 * Tells everybody that the page has changed: the document's title says so, and focus goes to the heading, where
 * a screen reader starts to read. The first page of a visit leaves focus alone.
 */
export function usePageArrival(pathname: string, titleId: MessageId): void {
  const title = useText()(titleId);
  const { operatorName } = useRuntimeConfig();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · ${operatorName}`;
  }, [title, operatorName]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    focusHeading();
  }, [pathname]);
}

/** Kept-alive pages leave their headings in the document: only a visible one counts. */
function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('h1')];
  const heading = headings.find((one) => one.checkVisibility());
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
