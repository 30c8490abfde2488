import { useEffect } from 'react';
import { deposits } from '../deposit/deposits';

import { connectWrapper } from '../native/connectWrapper';
import { keepAnswers } from '../offline/keepAnswers';
import { keepInStep } from '../tabs/keepInStep';
import { useBalanceInStep } from '../tabs/useBalanceInStep';
import { appAdPoints } from '../tracking/appAdPoints';
import { launch } from '../tracking/launch';

/** Starts what works beside the screen, on every page, once the first view is done. */
export function StandBy() {
  useEffect(() => keepAnswers(), []);
  useEffect(() => keepInStep(), []);
  useEffect(
    () => deposits.subscribe((news) => news.type === 'credited' && appAdPoints.credited(news.deposit)),
    [],
  );
  useEffect(() => void connectWrapper(window, () => launch.noteApp(window)), []);
  useBalanceInStep();
  return null;
}
