import { useText } from '@kislap/i18n';
import {
  besideRows,
  Button,
  downloadSimpleRegular,
  globeRegular,
  Heading,
  HomeHeader,
  IconButton,
  Inline,
  LinkButton,
  Logo,
  PageFrame,
  WithoutRail,
  Stack,
  Text,
} from '@kislap/ui';
import { memo, Suspense, useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { appVersion } from '../../config/build';
import { useSoonAfterHydration } from '../../device/useAfterHydration';
import { LegalLinks } from '../../features/help/HelpLinks';
import { useInstallDoor } from '../../features/install/useInstallDoor';
import { firstView } from '../../features/first-view/firstView';
import { GuestView, PlayerView } from '../../features/first-view/VisitorView';
import { lazyComponent } from '../../navigation/lazy/lazyComponent';
import { loadLazyCode, useLazyCode } from '../../navigation/lazy/useLazyCode';
import type { LazyCode } from '../../navigation/lazy/useLazyCode';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useSession } from '../../session/session';
import type { HomeParts } from './live/homeParts';
import type { PlayerParts } from './player/playerParts';
import { BodySkeleton, BannersSkeleton, PlayerSkySkeleton } from './skeletons';

/**
 * The first screen of the app. A guest's first view is prerendered: the head, the foot, and between them what the
 * operator answered when the page was made, or the shapes of what is on its way.
 */
export function HomePage() {
  const isGuest = useSession().status === 'guest';
  const { parts, playerParts } = useHomeParts(isGuest);
  const playerSky = playerParts === undefined ? <PlayerSkySkeleton /> : <playerParts.Sky />;
  // A page that shows them already is taken over as it is.
  const [isDrawn] = useState(firstView.isDrawn);
  const isBodyHere = parts !== undefined && (isGuest || playerParts !== undefined);
  const guestSky = (
    <>
      <GuestView>
        <GuestHead />
        {isDrawn && <DrawnSky />}
        {!isDrawn && (parts === undefined ? <BannersSkeleton /> : <parts.GuestSky />)}
      </GuestView>
      <PlayerView>
        <PlayerSkySkeleton />
      </PlayerView>
    </>
  );
  return (
    <PageFrame isWide sky={isGuest ? guestSky : playerSky}>
      <Stack gap={6}>
        {isGuest && isDrawn ? (
          <DrawnBody />
        ) : isBodyHere ? (
          <parts.Body offers={playerParts && <playerParts.Offers />} />
        ) : (
          <BodySkeleton isGuest={isGuest} />
        )}
        <HomeFoot />
      </Stack>
    </PageFrame>
  );
}

const live: LazyCode<HomeParts> = {
  fetch: () => import('./live/homeParts').then(({ homeParts }) => homeParts),
};
const players: LazyCode<PlayerParts> = {
  fetch: () => import('./player/playerParts').then(({ playerParts }) => playerParts),
};

const lazyGuestSky = lazyComponent(() => live.fetch().then(({ GuestSky }) => GuestSky));
const lazyGuestBody = lazyComponent(() => live.fetch().then(({ Body }) => Body));

/** Fetches what a player's home is drawn with. */
export async function loadPlayersHome(): Promise<void> {
  await Promise.all([loadLazyCode(live), loadLazyCode(players)]);
}

/** What a guest's first view can be drawn with, before the app has started. */
export const guestParts = [lazyGuestSky, lazyGuestBody] as const;

/** Memoised: React draws a boundary anew that is asked to change before it has been taken over. */
const DrawnSky = memo(function DrawnSky() {
  return (
    <Suspense fallback={<BannersSkeleton />}>
      <lazyGuestSky.Component />
    </Suspense>
  );
});

const DrawnBody = memo(function DrawnBody() {
  return (
    <Suspense fallback={<BodySkeleton isGuest />}>
      <lazyGuestBody.Component />
    </Suspense>
  );
});

/** The parts of home that come after its first view; a guest does not carry what only players see. */
function useHomeParts(isGuest: boolean): {
  readonly parts: HomeParts | undefined;
  readonly playerParts: PlayerParts | undefined;
} {
  return { parts: useLazyCode(live, true), playerParts: useLazyCode(players, !isGuest) };
}

/** Whose app this is, its language, and the two ways in. */
function GuestHead() {
  const text = useText();
  const { operatorName } = useRuntimeConfig();
  return (
    <HomeHeader
      start={
        <Heading level={1} isFocusTarget aria-label={operatorName}>
          <WithoutRail>
            <Logo name={operatorName} size="sm" />
          </WithoutRail>
        </Heading>
      }
      actions={
        <>
          <WithoutRail>
            <IconButton
              glyph={globeRegular}
              label={text('set.language')}
              data-opens="panel"
              data-title={text('lang.title')}
              onClick={() => void openOverlay('language', {})}
            />
          </WithoutRail>
          <LinkButton href="/login" variant="text" size="sm">
            {text('auth.login')}
          </LinkButton>
          <LinkButton href="/register" size="sm">
            {text('auth.register')}
          </LinkButton>
        </>
      }
    />
  );
}

/**
 * What home ends with, far below its first view: the language, the app to keep, the terms and the version. Not in what is
 * prerendered, which would carry it to everybody.
 */
function HomeFoot() {
  const text = useText();
  const version = (
    <Text size="cap" tone="faint">
      {`${text('user.version')} ${appVersion}`}
    </Text>
  );
  // Room for what comes, so that the foot of the page is not seen to move away from the first view.
  if (!useSoonAfterHydration()) {
    return (
      <Stack gap={8}>
        <span />
        <span />
        {version}
      </Stack>
    );
  }
  return (
    <div ref={besideRows}>
      <Stack gap={4}>
        <Inline gap={2} wrap>
          <WithoutRail>
            <Button
              variant="tonal"
              size="sm"
              glyph={globeRegular}
              onClick={() => void openOverlay('language', {})}
            >
              {text('set.language')}
            </Button>
          </WithoutRail>
          <InstallButton />
        </Inline>
        <LegalLinks />
        {version}
      </Stack>
    </div>
  );
}

/** Not in what is prerendered: whether the app is kept already is known on the device alone. */
function InstallButton() {
  const text = useText();
  const install = useInstallDoor();
  if (install === undefined) return null;
  return (
    <Button variant="tonal" size="sm" glyph={downloadSimpleRegular} onClick={install}>
      {text('install.door')}
    </Button>
  );
}
