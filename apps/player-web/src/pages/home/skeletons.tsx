import { useText } from '@kislap/i18n';
import { PlayerView } from '../../features/first-view/VisitorView';
import {
  Banner,
  Carousel,
  GameGridSkeleton,
  Heading,
  HomeHeader,
  Inline,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@kislap/ui';

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
      <HomeHeader start={<PlayerBadgeSkeleton />} actions={null} />
      <Stack gap={2}>
        <Skeleton shape="tag" />
        <Skeleton shape="amount" />
        <Skeleton shape="tag" />
        <Inline gap={2} isEven>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Inline>
      </Stack>
    </>
  );
}

/** The shape of who plays. */
export function PlayerBadgeSkeleton() {
  return (
    <Inline gap={3}>
      <Skeleton shape="avatar" />
      <Skeleton shape="tag" />
    </Inline>
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
      <Stack gap={2}>
        <ChipsSkeleton />
        <LobbySkeleton />
      </Stack>
    </Stack>
  );
}

const places = ['a', 'b', 'c', 'd'] as const;

/** The shape of a player's quick ways. */
export function ShortcutsSkeleton() {
  return (
    <Inline gap={2} isEven>
      {places.map((place) => (
        <Skeleton key={place} shape="quick" />
      ))}
    </Inline>
  );
}

/** The shape of the names of the shelves. */
export function ChipsSkeleton() {
  return (
    <Inline gap={2} isEven>
      {places.map((place) => (
        <Skeleton key={place} shape="chip" />
      ))}
    </Inline>
  );
}

/** The shape of a shelf: its name and its first games. */
export function LobbySkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="title" />
      <GameGridSkeleton />
    </Stack>
  );
}

/** Holds the room of what is below the first shelf: nobody sees it long. */
export function RestSkeleton() {
  return <Skeleton shape="tile" />;
}
