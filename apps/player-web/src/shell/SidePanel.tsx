import { usePlayLimits } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { SidePanelPortal, Button, LimitRow, List, QrCode, Section, Stack, Surface, Text } from '@kislap/ui';
import { copyText } from '../device/clipboard/copyText';
import { useSiteOrigin } from '../config/useSiteOrigin';
import { go } from '../navigation/go';
import { useAppLocation } from '../navigation/appLocation';
import { useUserId } from '../session/session';

/** Quiet company on a wide screen: the way to carry on by phone, and the player's own limit. */
export function SidePanel() {
  const userId = useUserId();
  return (
    <SidePanelPortal>
      <Stack gap={4}>
        <OnYourPhone />
        {userId !== undefined && <WeekLimit userId={userId} />}
      </Stack>
    </SidePanelPortal>
  );
}

function OnYourPhone() {
  const text = useText();
  const { pathname } = useAppLocation();
  const address = `${useSiteOrigin()}${pathname}`;
  return (
    <Surface as="section" aria-label={text('wide.title')} isFestive>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text size="titleSm">{text('wide.title')}</Text>
          <Text size="sm" tone="muted">
            {text('wide.why')}
          </Text>
        </Stack>
        <QrCode text={address} label={text('wide.qr')} size="lg" />
        <Button variant="tonal" size="md" isBlock onClick={() => void copyText(address, text)}>
          {text('ref.copyLink')}
        </Button>
      </Stack>
    </Surface>
  );
}

/** What is left of the week's deposits, or that no such limit is set; either way the row leads to where it is. */
function WeekLimit({ userId }: { readonly userId: number }) {
  const text = useText();
  const { data: limits } = usePlayLimits(userId);
  if (limits === undefined) return null;
  const limit = limits.dep.week;
  return (
    <Section title={text('rg.limits')} size="titleSm">
      <List label={text('rg.limits')}>
        <LimitRow
          title={text('rg.limit.dep.week')}
          limit={
            limit === undefined
              ? { kind: 'none' }
              : { kind: 'money', most: limit.most, used: limit.used, reserved: limit.reserved }
          }
          resetsAt={limit?.resetsAt}
          onPress={() => void go('/responsible-gaming')}
        />
      </List>
    </Section>
  );
}
