import { useEffect } from 'react';
import { keepAnswers } from '../offline/keepAnswers';

/** Starts what works beside the screen, on every page, once the first view is done. */
export function StandBy() {
  useEffect(() => keepAnswers(), []);
  return null;
}
