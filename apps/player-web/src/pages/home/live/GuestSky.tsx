import { HomeBanners } from './HomeBanners';

/** What a guest sees first: the operator's offers. */
export function GuestSky() {
  return <HomeBanners />;
}
