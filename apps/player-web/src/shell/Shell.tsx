import { useText } from '@kislap/i18n';
import {
  AppFrame,
  Inline,
  Logo,
  plusCircleRegular,
  ResponsibleLine,
  SideRail,
  Stack,
  TabBar,
  OfflineBar,
  giftFill,
  giftRegular,
  houseFill,
  houseRegular,
  userCircleFill,
  userCircleRegular,
  usersThreeFill,
  usersThreeRegular,
} from '@kislap/ui';
import type { Destination } from '@kislap/ui';
import type { ReactNode } from 'react';
import { useSyncExternalStore, useCallback } from 'react';
import { useRuntimeConfig } from '../config/runtimeConfig';
import { useIsOnline } from '../device/useIsOnline';
import { askedPromotion } from '../features/promotions/askedPromotion';
import { waitingGifts } from '../features/gifts/waitingGifts';
import { openOverlay } from '../navigation/overlays/openOverlay';
import { routeAt } from '../navigation/routes/routes';
import { useAppLocation } from '../navigation/appLocation';
import { asOf } from '../session/offline/reach';
import { useUserId } from '../session/session';
import { useLoginGate } from '../session/useLoginGate';
import { LanguageButton } from '../features/help/LanguageButton';

/** Nothing is prerendered for such a device. */
const isQuietDevice = (): boolean => globalThis.document?.documentElement.dataset['quiet'] !== undefined;

interface ShellProps {
  readonly overlays: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page: a tab bar on phones, a rail where there is room, and word of a lost connection. */
export function Shell({ overlays, children }: ShellProps) {
  const text = useText();
  const { operatorName } = useRuntimeConfig();
  const { pathname } = useAppLocation();
  // Where somebody who is away was signed in (`awayDevice`), the frame leads guests to no offer either.
  const isQuiet = useUserId() === undefined && isQuietDevice();
  const openDeposit = useOpenDeposit();
  const deposit = { label: text('dep.title'), onPress: openDeposit };
  const places = { label: text('nav.label'), destinations: useDestinations(), currentHref: pathname };
  const tabBar = (
    <>
      <ConnectionBar />
      {routeAt(pathname)?.hasTabBar && !isQuiet && <TabBar {...places} deposit={deposit} />}
    </>
  );
  const rail = !isQuiet && (
    <SideRail
      {...places}
      logo={<Logo name={operatorName} />}
      deposit={{ ...deposit, glyph: plusCircleRegular }}
      footer={
        <Stack gap={2}>
          <ConnectionBar />
          <Inline>
            <LanguageButton />
          </Inline>
          <ResponsibleLine />
        </Stack>
      }
    />
  );
  return (
    <AppFrame tabBar={tabBar} rail={rail} overlays={overlays}>
      {children}
    </AppFrame>
  );
}

const nothingKept = (): undefined => undefined;

/** Says when the connection has gone, or leads nowhere, and how old what is still to be seen may be, if anything is. */
function ConnectionBar() {
  const text = useText();
  const time = useSyncExternalStore(asOf.subscribe, asOf.shown, nothingKept);
  const isOnline = useIsOnline();
  const [alone, since] = isOnline
    ? (['net.unreached', 'net.unreachedSince'] as const)
    : (['net.offline', 'net.offlineSince'] as const);
  const words = time ? text(since, { time }) : text(alone);
  return <OfflineBar isOffline={!isOnline || time !== undefined} text={words} />;
}

/** The places of the tab bar and the rail. */
function useDestinations(): readonly Destination[] {
  const text = useText();
  const waiting = useSyncExternalStore(waitingGifts.subscribe, waitingGifts.snapshot, waitingGifts.snapshot);
  return [
    { href: '/', label: text('nav.home'), glyph: houseRegular, currentGlyph: houseFill },
    {
      href: '/promotion',
      label: text('nav.promo'),
      glyph: giftRegular,
      currentGlyph: giftFill,
      waiting,
    },
    {
      href: '/referrals',
      label: text('nav.referrals'),
      glyph: usersThreeRegular,
      currentGlyph: usersThreeFill,
    },
    { href: '/user', label: text('nav.account'), glyph: userCircleRegular, currentGlyph: userCircleFill },
  ];
}

/** Opens the deposit overlay, for a guest after logging in; with the promotion that a link has asked for. */
function useOpenDeposit(): () => void {
  const mayGoOn = useLoginGate();
  return useCallback(() => {
    if (mayGoOn('/?overlay=deposit')) void openOverlay('deposit', { promotion: askedPromotion.read() });
  }, [mayGoOn]);
}
