import { useEffect, useRef } from 'react';

/**
 * A wish that waits while something is busy, instead of being lost: the end of a list says only once that it is in
 * sight.
 *
 * @returns fulfils the wish now, or once when the business is over
 */
export function useAfterwards(isBusy: boolean, fulfil: () => void): () => void {
  const isWaiting = useRef(false);
  const wish = (): void => {
    isWaiting.current = isBusy;
    if (!isBusy) fulfil();
  };
  useEffect(() => {
    if (isWaiting.current && !isBusy) wish();
  });
  return wish;
}
