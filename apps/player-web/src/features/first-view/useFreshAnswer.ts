import type { ReadKey } from '@kislap/api';
import { useEffect } from 'react';
import { unstable_serialize as writtenKey } from 'swr';
import { answerCache } from '../../session/answerCache';
import { firstView } from './firstView';

/** Asks the operator again for an answer that came with the page, once it is on the screen. */
export function useFreshAnswer(key: ReadKey): void {
  const written = writtenKey(key);
  useEffect(() => {
    if (firstView.takeOld(written)) void answerCache.mutate()(written);
  }, [written]);
}
