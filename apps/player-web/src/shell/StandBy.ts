import { useEffect } from 'react';
import { keepAnswers } from '../offline/keepAnswers';
import { keepInStep } from '../tabs/keepInStep';
import { useBalanceInStep } from '../tabs/useBalanceInStep';

/** Starts what works beside the screen, on every page, once the first view is done. */
export function StandBy() {
  useEffect(() => keepAnswers(), []);
  useEffect(() => keepInStep(), []);
  useBalanceInStep();
  return null;
}
