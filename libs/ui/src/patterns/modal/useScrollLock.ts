import { useEffect } from 'react';

/** How many open surfaces hold the document still. */
let holders = 0;

/** Where a document has a scroll bar of its own, its content stays in place when that goes. */
function lock({ body, documentElement }: Document): void {
  const barPx = window.innerWidth - documentElement.clientWidth;
  if (barPx > 0) body.style.paddingInlineEnd = `${barPx}px`;
  body.dataset['scrollLocked'] = '';
}

function unlock({ body }: Document): void {
  delete body.dataset['scrollLocked'];
  body.style.removeProperty('padding-inline-end');
}

/**
 * While a surface is open the document behind it does not scroll. By an attribute and a rule that is always there: a
 * style sheet that comes or goes has a browser lay out the whole page anew.
 */
export function useScrollLock(isOpen: boolean): void {
  // After the paint: what is read of the layout is known then.
  useEffect(() => {
    if (!isOpen) return undefined;
    holders += 1;
    if (holders === 1) lock(document);
    return () => {
      holders -= 1;
      if (holders === 0) unlock(document);
    };
  }, [isOpen]);
}
