import { useText } from '@kislap/i18n';
import {
  AppBar,
  coffeeDuotone,
  doorDuotone,
  Grow,
  HelpLines,
  Icon,
  Inline,
  LinkButton,
  List,
  PageFrame,
  phoneDuotone,
  ResponsibleLine,
  RestScene,
  Row,
  Section,
  SkyIntro,
  Stack,
  telHref,
  Text,
} from '@kislap/ui';
import { useHelpPhone, useRuntimeConfig } from '../../config/runtimeConfig';
import { inOnePiece } from '../../config/inOnePiece';
import { HelpPageLink } from '../../features/help/HelpPageLink';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { MyLimits } from './MyLimits';
import { MySpending } from './MySpending';

/**
 * Breaks, limits and somebody to talk to. The way out stands first: it is looked for in a hurry. Help is found without an
 * account.
 */
export function ResponsibleGamingPage() {
  const text = useText();
  const userId = useUserId();
  const { helpLines } = useRuntimeConfig().protection;
  const helpPhone = useHelpPhone();
  const lines = helpLines.map(({ name, phone, hours }) => ({
    name,
    contact: { phone: inOnePiece(phone) },
    hours,
  }));
  return (
    <PageFrame
      appBar={<AppBar title={text('rg.title')} back={{ label: text('common.back'), onPress: goBack }} />}
      sky={<SkyIntro scene={<RestScene />}>{text('rg.intro')}</SkyIntro>}
      footer={helpPhone === '' ? undefined : <GetHelp phone={helpPhone} />}
    >
      <Stack gap={6}>
        {userId === undefined ? (
          <Stack gap={3}>
            <Text>{text('rg.guest')}</Text>
            <LinkButton href="/login" isBlock>
              {text('auth.login')}
            </LinkButton>
          </Stack>
        ) : (
          <>
            <SelfExclusionRows />
            <MyLimits userId={userId} />
            <MySpending userId={userId} />
          </>
        )}
        <Stack gap={2}>
          <HelpLines lines={lines} />
          <HelpPageLink />
        </Stack>
      </Stack>
    </PageFrame>
  );
}

/** Somebody to talk to is one tap away, however far the page is scrolled. */
function GetHelp({ phone }: { readonly phone: string }) {
  const text = useText();
  return (
    <Inline gap={2} justify="between" wrap>
      <Grow share="content">
        <ResponsibleLine>{text('rg.talk')}</ResponsibleLine>
      </Grow>
      <LinkButton href={telHref(phone)} variant="tonal" size="md" glyph={phoneDuotone}>
        {text('rg.getHelp')}
      </LinkButton>
    </Inline>
  );
}

/** The two ways to stay away for a while. */
function SelfExclusionRows() {
  const text = useText();
  return (
    <Section title={text('rg.away')} size="titleSm">
      <List>
        <Row
          media={<Icon glyph={coffeeDuotone} />}
          title={text('rg.break')}
          caption={text('rg.breakLengths')}
          onPress={() => void openOverlay('self-exclusion', { kind: 'break' })}
        />
        <Row
          media={<Icon glyph={doorDuotone} />}
          title={text('rg.exclude')}
          caption={text('rg.excludeLengths')}
          onPress={() => void openOverlay('self-exclusion', { kind: 'exclusion' })}
        />
      </List>
    </Section>
  );
}
