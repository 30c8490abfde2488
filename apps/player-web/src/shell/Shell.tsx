import { useText } from '@kislap/i18n';
import {
  AppFrame,
  Button,
  globeRegular,
  Inline,
  Logo,
  plusCircleRegular,
  ResponsibleLine,
  SideRail,
  Stack,
  TabBar,
} from '@kislap/ui';
import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../config/RuntimeConfigContext';
import { useAppLocation } from '../navigation/useAppLocation';
import { openOverlay } from '../overlays/openOverlay';
import { routeAt } from '../routes/routeAt';
import { ConnectionBar } from './ConnectionBar';
import { useDestinations } from './useDestinations';
import { useOpenDeposit } from './useOpenDeposit';

interface ShellProps {
  readonly overlays: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page: a tab bar on phones, a rail where there is room, and word of a lost connection. */
export function Shell({ overlays, children }: ShellProps) {
  const text = useText();
  const { operatorName } = useRuntimeConfig();
  const { pathname } = useAppLocation();
  const openDeposit = useOpenDeposit();
  const deposit = { label: text('dep.title'), onPress: openDeposit };
  const places = { label: text('nav.label'), destinations: useDestinations(), currentHref: pathname };
  const tabBar = (
    <>
      <ConnectionBar />
      {routeAt(pathname)?.hasTabBar && <TabBar {...places} deposit={deposit} />}
    </>
  );
  const rail = (
    <SideRail
      {...places}
      logo={<Logo name={operatorName} />}
      deposit={{ ...deposit, glyph: plusCircleRegular }}
      footer={
        <Stack gap={2}>
          <ConnectionBar />
          <Inline>
            <Button
              variant="text"
              size="sm"
              glyph={globeRegular}
              onClick={() => void openOverlay('language', {})}
            >
              {text('set.language')}
            </Button>
          </Inline>
          <ResponsibleLine moreHref="/responsible-gaming" />
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
