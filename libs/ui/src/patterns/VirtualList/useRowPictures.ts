import { useLayoutEffect, useState } from 'react';

import { RowPictures } from './RowPictures';
import type { ScrollBox } from './scrollBox';

/** The pictures of a list, which know how fast it goes. */
export function useRowPictures(box: ScrollBox | undefined): RowPictures {
  const [pictures] = useState(() => new RowPictures());
  useLayoutEffect(() => {
    if (box === undefined) return undefined;
    const move = () => pictures.move(box.top(), performance.now());
    box.target.addEventListener('scroll', move, { passive: true });
    return () => {
      box.target.removeEventListener('scroll', move);
      pictures.stop();
    };
  }, [box, pictures]);
  return pictures;
}
