import { useEffect, useState } from 'react';

import { RowPictures } from './RowPictures';

/** The pictures of a list. */
export function useRowPictures(): RowPictures {
  const [pictures] = useState(() => new RowPictures());
  useEffect(() => () => pictures.stop(), [pictures]);
  return pictures;
}
