import { useEffect } from 'react';
import { deposits } from '../deposit/deposits';
import { launch } from '../install/launch';
import { connectWrapper } from '../native/connectWrapper';
import { keepAnswers } from '../offline/keepAnswers';
import { keepInStep } from '../tabs/keepInStep';
import { useBalanceInStep } from '../tabs/useBalanceInStep';
import { appAdPoints } from '../tracking/appAdPoints';

/** Starts what works beside the screen, on every page, once the first view is done. */
export function StandBy() {
  useEffect(() => keepAnswers(), []);
  useEffect(() => keepInStep(), []);
  useEffect(
    () => deposits.subscribe((news) => news.type === 'credited' && appAdPoints.credited(news.deposit)),
    [],
  );
  useEffect(() => void connectWrapper(window, () => launch.note('?is=app')), []);
  useBalanceInStep();
  return null;
}
