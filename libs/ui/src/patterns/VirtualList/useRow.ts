import { useLayoutEffect, useState } from 'react';

import type { RowSlots } from './RowSlots';

/**
 * The row that a part of a slot shows now. Not a store of React's: for each row that comes, one of those leaves work that is
 * done after the frame, in a task of its own.
 */
export function useRow(slots: RowSlots, slot: number, part: number): number {
  const [shown, setShown] = useState(() => ({ slots, row: slots.rowOf(slot, part) }));
  useLayoutEffect(() => {
    const take = () => {
      const row = slots.rowOf(slot, part);
      setShown((now) => (now.slots === slots && now.row === row ? now : { slots, row }));
    };
    // It may have taken another one since it was drawn.
    take();
    return slots.listen(slot, part, take);
  }, [slots, slot, part]);
  return shown.slots === slots ? shown.row : slots.rowOf(slot, part);
}
