import { useText } from '@kislap/i18n';
import { ToastRegion } from '@kislap/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { useNewDay } from '../device/clock/useNewDay';
import { connectWrapper } from '../device/native/connectWrapper';
import { useGiftWatch } from '../features/gifts/useGiftWatch';
import { OrderAnnouncer } from '../features/orders/OrderAnnouncer';
import { orderWatch } from '../features/orders/orders';
import { CodeBoundary } from '../navigation/lazy/CodeBoundary';
import { lazyScreen } from '../navigation/lazy/lazyComponent';
import { asKnown } from '../session/asKnown';
import { appAdPoints } from '../session/attribution/appAdPoints';
import { launch } from '../session/attribution/launch';
import { startOfflineCache } from '../session/offline/startOfflineCache';
import { useUserId } from '../session/session';
import { syncTabs } from './cross-tab/syncTabs';
import { useSyncedBalance } from './cross-tab/useSyncedBalance';
import { PopupQueue } from './popups/PopupQueue';
import { UpdateOffer } from './updates/UpdateOffer';

/**
 * What stands by on every page and may come after the first view: toasts, news of deposits and of builds, pop-ups, and
 * on a wide screen what is beside the column.
 */
export function BackgroundFeatures() {
  const text = useText();
  const userId = useUserId();
  return (
    <SWRConfig value={asKnown}>
      <ToastRegion label={text('common.notification')} />
      <OrderAnnouncer />
      <UpdateOffer />
      <BackgroundServices />
      <PopupQueue />
      <CodeBoundary part="skip link" fallback={null}>
        <Suspense fallback={null}>{useIsTabbing() && <lazySkipToMenu.Component />}</Suspense>
      </CodeBoundary>
      {userId !== undefined && <GiftWatch userId={userId} />}
      <CodeBoundary part="side panel" fallback={null}>
        <Suspense fallback={null}>{useIsWidest() && <lazySidePanel.Component />}</Suspense>
      </CodeBoundary>
    </SWRConfig>
  );
}

/** Keeps the dot of the tab bar true. */
function GiftWatch({ userId }: { readonly userId: number }) {
  useGiftWatch(userId);
  return null;
}

/** Starts what works beside the screen, on every page, once the first view is done. */
function BackgroundServices() {
  useEffect(() => startOfflineCache(), []);
  useEffect(() => syncTabs(), []);
  useEffect(
    () => orderWatch.subscribe((news) => news.type === 'credited' && appAdPoints.credited(news.deposit)),
    [],
  );
  useEffect(() => void connectWrapper(window, () => launch.noteApp(window)), []);
  useSyncedBalance();
  useNewDay();
  return null;
}

/** What stands beside the column on a wide screen, and is fetched on no other. */
export const lazySidePanel = lazyScreen(() => import('./SidePanel').then(({ SidePanel }) => SidePanel));

/** The way past the tiles comes with the first Tab: fingers never need it. */
export const lazySkipToMenu = lazyScreen(() => import('./SkipToMenu').then(({ SkipToMenu }) => SkipToMenu));

function useIsTabbing(): boolean {
  const [isTabbing, setIsTabbing] = useState(false);
  useEffect(() => {
    const see = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') setIsTabbing(true);
    };
    document.addEventListener('keydown', see);
    return () => document.removeEventListener('keydown', see);
  }, []);
  return isTabbing;
}

/** From here the frame has room beside its column. */
const widest = window.matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  widest.addEventListener('change', listener);
  return () => widest.removeEventListener('change', listener);
}

/** Whether the window is as wide as a desk's. */
const useIsWidest = (): boolean => useSyncExternalStore(subscribe, () => widest.matches);
