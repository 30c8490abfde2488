import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { leaveToasts } from '@kislap/ui';
import { useEffect, useRef } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { earlyAnswer } from '../../navigation/earlyAnswer';

interface Arrival {
  readonly titleId: MessageId;
  /** False while its visitor is on the way to another page. */
  readonly isHere: boolean;
}

/**
 * Tells everybody that the page has changed: the document's title says so, and focus goes to the heading, where
 * a screen reader starts to read. What was said on the page before goes once it can have been read. The first page of
 * a visit leaves focus alone.
 */
export function usePageArrival(pathname: string, { titleId, isHere }: Arrival): void {
  const title = useText()(titleId);
  const { operatorName } = useRuntimeConfig();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · ${operatorName}`;
  }, [title, operatorName]);

  useEffect(() => {
    if (arrivedAt.current === pathname || !isHere) return;
    arrivedAt.current = pathname;
    leaveToasts();
    if (!earlyAnswer.handOver()) focusHeading();
  }, [pathname, isHere]);
}

/** Kept-alive pages leave their headings in the document: only one that is drawn counts. */
function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('h1')];
  const heading = headings.find((one) => one.getClientRects().length > 0);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
