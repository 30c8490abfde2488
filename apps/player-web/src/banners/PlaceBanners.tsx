import { useBanners } from '@kislap/api';
import type { BannerPlace } from '@kislap/api';
import { BannerCarousel } from './BannerCarousel';

interface PlaceBannersProps {
  readonly place: BannerPlace;
}

/** What the operator puts before a page. Nothing waits for it. */
export function PlaceBanners({ place }: PlaceBannersProps) {
  const banners = useBanners(place).data ?? [];
  return banners.length === 0 ? null : <BannerCarousel banners={banners} />;
}
