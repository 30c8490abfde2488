import { useEffect, useState } from 'react';
import { afterFirstView } from '../device/afterFirstView';

/** Whether the first view is done and the browser has nothing better to do. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => afterFirstView(() => setSettled(true), true), []);
  return isSettled;
}
