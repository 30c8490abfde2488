import { useText } from '@kislap/i18n';
import { PlayerView } from '../../features/first-view/VisitorView';
import { Banner, Carousel, Heading, HomeHeader, Inline, Skeleton, Stack, VisuallyHidden } from '@kislap/ui';

/** The frame of the first banner, in the shape that the picture will have. */
export function BannersSkeleton() {
  const text = useText();
  return (
    <Carousel
      label={text('home.banners')}
      slides={[{ id: 'frame', content: <Banner alt="" /> }]}
      dotLabel={(n, count) => text('home.slide', { n, count })}
      isPlaceholder
    />
  );
}

/** The shape of a player's head of home. */
export function PlayerSkySkeleton() {
  const text = useText();
  return (
    <>
      <Heading level={1} isFocusTarget>
        <VisuallyHidden>{text('nav.home')}</VisuallyHidden>
      </Heading>
      <HomeHeader
        start={
          <Inline gap={3}>
            <Skeleton shape="avatar" />
            <Skeleton shape="tag" />
          </Inline>
        }
        actions={null}
      />
      <Stack gap={2}>
        <Skeleton shape="balance" />
        <Inline gap={2} isEven>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Inline>
      </Stack>
    </>
  );
}

interface BodySkeletonProps {
  /** A player has the banners and their quick ways here. */
  readonly isGuest: boolean;
}

/** The shape of home below its head. */
export function BodySkeleton({ isGuest }: BodySkeletonProps) {
  const offers = (
    <Stack gap={4}>
      <BannersSkeleton />
      <ShortcutsSkeleton />
    </Stack>
  );
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Skeleton shape="line" />
      </Inline>
      {isGuest ? <PlayerView>{offers}</PlayerView> : offers}
      <Skeleton shape="field" />
      <LobbySkeleton />
    </Stack>
  );
}

const places = ['a', 'b', 'c', 'd'] as const;

/** The shape of a player's quick ways. */
export function ShortcutsSkeleton() {
  return (
    <Inline gap={2} isEven>
      {places.map((place) => (
        <Skeleton key={place} shape="shortcut" />
      ))}
    </Inline>
  );
}

const chips = ['a', 'b', 'c', 'd'] as const;
const tiles = ['a', 'b', 'c'] as const;
const lines = ['first', 'second'] as const;

/** The shape of the game lobby: its shelves and two lines of games. */
export function LobbySkeleton() {
  return (
    <Stack gap={4}>
      <Inline gap={2} isEven>
        {chips.map((chip) => (
          <Skeleton key={chip} shape="chip" />
        ))}
      </Inline>
      <Skeleton shape="title" />
      {lines.map((line) => (
        <Inline key={line} gap={3} align="start" isEven>
          {tiles.map((tile) => (
            <Stack key={tile} gap={2}>
              <Skeleton shape="tile" />
              <Skeleton shape="line" />
              <Skeleton shape="shortLine" />
            </Stack>
          ))}
        </Inline>
      ))}
    </Stack>
  );
}
