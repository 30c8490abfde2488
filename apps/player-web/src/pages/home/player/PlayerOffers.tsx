import { adsKey, bannersKey } from '@kislap/api';
import { useDepositGifts, useMailCounts, usePlayer } from '@kislap/api/react';
import { besideRows } from '@kislap/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { BannerCarousel, useOwnBanners } from '../../../features/banners/PlaceBanners';
import { CodeBoundary } from '../../../navigation/lazy/CodeBoundary';
import { lazyComponent } from '../../../navigation/lazy/lazyComponent';
import { answerCache } from '../../../session/answerCache';
import { asOf } from '../../../session/offline/reach';
import { lastView } from '../../../session/offline/lastView';
import { useUserId } from '../../../session/session';
import { useHasBackgroundFeatures } from '../../../session/useHasBackgroundFeatures';
import { BannersSkeleton } from '../skeletons';
import { QuickEntries } from './QuickEntries';

/** What the operator offers this player, and their quick ways: as last seen until the operator has answered. */
export function PlayerOffers() {
  const [last] = useState(() => lastView.read()?.view);
  const banners = useOwnBanners('home');
  const isUnsure = useIsUnsure();
  useOffersAskedWhenQuiet();
  const shown = (isUnsure ? last?.banners : undefined) ?? banners.data ?? last?.banners;
  return (
    <>
      {shown === undefined && banners.error === undefined && <BannersSkeleton />}
      {shown !== undefined && shown.length > 0 && (
        <div ref={besideRows}>
          <BannerCarousel banners={shown} />
        </div>
      )}
      <QuickEntries last={last?.shortcuts} />
      <CodeBoundary part="last view" fallback={null}>
        <Suspense fallback={null}>
          {useHasBackgroundFeatures() && (
            <lazyKeepLastView.Component banners={isUnsure ? undefined : banners.data} />
          )}
        </Suspense>
      </CodeBoundary>
    </>
  );
}

const offerKeys = [bannersKey('home'), adsKey('floating'), adsKey('popup')];

/** What is known of the operator's offers may be from before this player was left alone: it goes, and is asked for anew. */
function useOffersAskedWhenQuiet(): void {
  const isQuiet = useMailCounts(useUserId()).data?.isQuiet;
  useEffect(() => {
    if (isQuiet) offerKeys.forEach((key) => void answerCache.mutate()(key, undefined));
  }, [isQuiet]);
}

const nothingKept = (): undefined => undefined;

/** Whether it could not be asked which offers are theirs, while the screen shows what is kept. */
function useIsUnsure(): boolean {
  const userId = useUserId();
  const errors = [useDepositGifts(userId).error, usePlayer(userId).error];
  const at = useSyncExternalStore(asOf.subscribe, asOf.snapshot, nothingKept);
  return at !== undefined && errors.some((error) => error !== undefined);
}

/** Works beside the screen, after the first view. */
export const lazyKeepLastView = lazyComponent(() =>
  import('../last/KeepLastView').then(({ KeepLastView }) => KeepLastView),
);
