import type { Banner as BannerFacts } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Banner, Carousel } from '@kislap/ui';
import { useState } from 'react';
import { useLinkAction } from '../links/useLinkAction';
import { currentLocale } from '../locale/currentLocale';

interface BannerCarouselProps {
  readonly banners: readonly BannerFacts[];
}

/** The operator's pictures at one place of the app. Pressing one follows its link, where it leads somewhere. */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const text = useText();
  const [locale] = useState(currentLocale);
  const actionOf = useLinkAction();
  return (
    <Carousel
      label={text('home.banners')}
      dotLabel={(n, count) => text('home.slide', { n, count })}
      slides={banners.map((banner, index) => ({
        // Whatever ids the operator gives, two pictures are two.
        id: `${banner.id} ${index}`,
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
