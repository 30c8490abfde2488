import { useBanners } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Banner, Carousel } from '@kislap/ui';
import { useState } from 'react';
import { useLinkAction } from '../../../links/useLinkAction';
import { currentLocale } from '../../../locale/currentLocale';
import { GuestSkySkeleton } from '../GuestSkySkeleton';

/** The operator's offers. Without any, and when they could not be loaded, there is nothing. */
export function HomeBanners() {
  const text = useText();
  const { data: banners, error } = useBanners('home');
  const [locale] = useState(currentLocale);
  const actionOf = useLinkAction();
  if (banners === undefined) return error === undefined ? <GuestSkySkeleton /> : null;
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={text('home.banners')}
      dotLabel={(n, count) => text('home.slide', { n, count })}
      slides={banners.map((banner, index) => ({
        id: String(banner.id),
        content: (
          <Banner
            imageUrl={locale === 'tag' ? (banner.tagalogImage ?? banner.image) : banner.image}
            alt={banner.alternative === undefined ? text('home.banner', { n: index + 1 }) : ''}
            {...(banner.alternative === undefined ? {} : { title: banner.alternative })}
            isFirst={index === 0}
            onPress={actionOf(banner.link)}
          />
        ),
      }))}
    />
  );
}
