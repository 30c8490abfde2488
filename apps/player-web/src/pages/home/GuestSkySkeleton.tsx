import { Banner, Carousel } from '@kislap/ui';
import { useText } from '@kislap/i18n';

/** The frame of the first banner, in the shape that the picture will have. */
export function GuestSkySkeleton() {
  const text = useText();
  return (
    <Carousel
      label={text('home.banners')}
      slides={[{ id: 'frame', content: <Banner alt="" /> }]}
      dotLabel={(n, count) => text('home.slide', { n, count })}
    />
  );
}
