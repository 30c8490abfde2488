import { bannersKey } from '@kislap/api';
import { useBanners } from '@kislap/api/react';
import type { Banner as BannerFacts, BannerPlace } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Banner, Carousel } from '@kislap/ui';
import type { ReactNode } from 'react';
import { inLanguage } from '../../config/locale/locale';
import { useFreshAnswer } from '../first-view/useFreshAnswer';
import { useLinkAction } from '../links/useLinkAction';
import { useOwnOffers } from '../promotions/ownOffers';

interface PlaceBannersProps {
  readonly place: BannerPlace;
  /** Stands there until it is known what is shown. */
  readonly placeholder?: ReactNode;
}

/** What the operator shows at one place. Without any, and when it could not be loaded, there is nothing. */
export function PlaceBanners({ place, placeholder = null }: PlaceBannersProps) {
  const { data: banners, error } = useOwnBanners(place);
  if (banners === undefined) return error === undefined ? placeholder : null;
  return banners.length === 0 ? null : <BannerCarousel banners={banners} />;
}

interface BannerCarouselProps {
  readonly banners: readonly BannerFacts[];
}

/** The operator's pictures at one place of the app. Pressing one follows its link, where it leads somewhere. */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const text = useText();
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
            imageUrl={inLanguage(banner.image, banner.tagalogImage)}
            alt={banner.alternative === undefined ? text('home.banner', { n: index + 1 }) : ''}
            {...(banner.alternative === undefined ? {} : wordsOf(banner))}
            isFirst={index === 0}
            onPress={actionOf(banner.link)}
          />
        ),
      }))}
    />
  );
}

/** The words beside the picture. */
const wordsOf = ({ alternative, kicker, call }: BannerFacts) => ({
  title: alternative,
  overline: kicker,
  call,
});

interface OwnBanners {
  /** `undefined` until it is known which are theirs. */
  readonly data: readonly BannerFacts[] | undefined;
  readonly error: unknown;
}

/** What the operator shows at one place to this player; one about the welcome bonus says the step that is theirs. */
export function useOwnBanners(place: BannerPlace): OwnBanners {
  const text = useText();
  const { data, error } = useBanners(place);
  useFreshAnswer(bannersKey(place));
  const offerOf = useOwnOffers((data ?? []).map(({ link }) => link));
  if (data === undefined || offerOf === undefined) return { data: undefined, error };
  const own = data.flatMap((banner) => {
    const offer = offerOf(banner.link);
    if (offer.type === 'notTheirs') return [];
    return offer.type === 'step' ? [{ ...banner, alternative: text('promo.stepAdds', offer) }] : [banner];
  });
  return { data: own, error };
}
