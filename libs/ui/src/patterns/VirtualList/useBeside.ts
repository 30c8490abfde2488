import { useLayoutEffect, useState } from 'react';

import { Beside } from './Beside';

/** What stands beside a list, for as long as the list is there. Whoever goes on by keys finds all of the page. */
export function useBeside(): Beside {
  const [beside] = useState(() => new Beside());
  useLayoutEffect(() => {
    const putBack = () => beside.putBack();
    window.addEventListener('keydown', putBack, true);
    return () => {
      window.removeEventListener('keydown', putBack, true);
      putBack();
    };
  }, [beside]);
  return beside;
}
