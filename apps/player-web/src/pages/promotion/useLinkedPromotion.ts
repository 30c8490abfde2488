import { useEffect, useSyncExternalStore } from 'react';
import { appLocation } from '../../navigation/appLocation';
import { openOverlay } from '../../overlays/openOverlay';
import { rememberedPromotion } from '../../promotions/rememberedPromotion';

/**
 * Opens straight on the promotion that a link asks for. The address loses it, so that it is not carried to the next
 * page and Back does not open it again.
 */
export function useLinkedPromotion(): void {
  const asked = useSyncExternalStore(
    rememberedPromotion.subscribe,
    rememberedPromotion.snapshot,
    () => undefined,
  );
  useEffect(() => {
    if (asked === undefined || !rememberedPromotion.takeUp(asked)) return;
    const { pathname, search, told } = appLocation.snapshot();
    const query = new URLSearchParams(search);
    query.delete('type');
    appLocation.go(pathname + (query.size > 0 ? `?${query}` : ''), { replace: true, told });
    void openOverlay('promotion-detail', { type: asked.type });
  }, [asked]);
}
