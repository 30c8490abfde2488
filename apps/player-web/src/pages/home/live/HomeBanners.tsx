import { useBanners } from '@kislap/api';
import { BannerCarousel } from '../../../banners/BannerCarousel';
import { GuestSkySkeleton } from '../GuestSkySkeleton';

/** The operator's offers. Without any, and when they could not be loaded, there is nothing. */
export function HomeBanners() {
  const { data: banners, error } = useBanners('home');
  if (banners === undefined) return error === undefined ? <GuestSkySkeleton /> : null;
  return banners.length === 0 ? null : <BannerCarousel banners={banners} />;
}
