import { useBanners } from '@kislap/api';
import { BannerCarousel } from '../../banners/BannerCarousel';

/** What the operator puts before its promotions. Nothing waits for it. */
export function PromotionBanners() {
  const banners = useBanners('promotion').data ?? [];
  return banners.length === 0 ? null : <BannerCarousel banners={banners} />;
}
