import { startTransition, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { RowSlots } from './RowSlots';

interface RefilledRow {
  readonly slots: RowSlots;
  readonly slot: number;
  /** Makes what is drawn that of another row, by hand. `false` where it cannot: React draws it then. */
  readonly refill: (index: number) => boolean;
}

/**
 * The row that a slot was drawn for. While a list runs, its elements may be those of a later row, which was filled in by
 * hand: React takes a third of such a frame to do the same. Once the list is at rest, or the row is touched, React has it too.
 */
export function useRefilledRow({ slots, slot, refill }: RefilledRow) {
  const first = () => ({ slots, index: slots.rowOf(slot), generation: 0 });
  const [drawn, setDrawn] = useState(first);
  /** The elements show another row than React has drawn. */
  const isAhead = useRef(false);
  const fill = useEffectEvent(refill);
  /** With `isAnew`, what was filled in by hand is made once more: React leaves in place what it believes to be there. */
  const draw = useCallback(
    (isAnew: boolean) => {
      const index = slots.rowOf(slot);
      setDrawn((now) => {
        if (!isAnew && now.slots === slots && now.index === index) return now;
        return { slots, index, generation: now.generation + (isAnew ? 1 : 0) };
      });
    },
    [slots, slot],
  );
  const catchUp = useEffectEvent(() => {
    if (isAhead.current) draw(false);
  });
  const index = drawn.slots === slots ? drawn.index : slots.rowOf(slot);
  const take = useEffectEvent(() => {
    const [due, wasAhead] = [slots.rowOf(slot), isAhead.current];
    if (!wasAhead && due === index) return;
    isAhead.current = fill(due);
    if (!isAhead.current) draw(wasAhead);
  });

  useLayoutEffect(() => {
    // It may have taken another one since it was drawn.
    take();
    const stops = [
      slots.listen(slot, () => take()),
      slots.listenForRest(() => startTransition(() => catchUp())),
    ];
    return () => stops.forEach((stop) => stop());
  }, [slots, slot]);
  useLayoutEffect(() => {
    if (!isAhead.current) return;
    const due = slots.rowOf(slot);
    isAhead.current = fill(due);
    if (!isAhead.current) draw(true);
    else if (due === index) isAhead.current = false;
  });
  return {
    index,
    generation: drawn.generation,
    /** What is pressed or focused is what is seen. */
    catchUp: () => {
      if (isAhead.current) flushSync(() => draw(false));
    },
  };
}
