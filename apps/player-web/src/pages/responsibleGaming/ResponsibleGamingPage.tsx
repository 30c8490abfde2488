import { useText } from '@kislap/i18n';
import {
  AppBar,
  Grow,
  HelpLines,
  Inline,
  LinkButton,
  PageFrame,
  phoneDuotone,
  ResponsibleLine,
  RestScene,
  SkyIntro,
  Stack,
  telHref,
  Text,
} from '@kislap/ui';
import { inOnePiece } from '../../config/inOnePiece';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { goBack } from '../../navigation/goBack';
import { useUserId } from '../../session/useUserId';
import { MyLimits } from './MyLimits';
import { StepAway } from './StepAway';

/** Limits, breaks and somebody to talk to. Help is found without an account. */
export function ResponsibleGamingPage() {
  const text = useText();
  const userId = useUserId();
  const { helpPhone } = useRuntimeConfig();
  const lines =
    helpPhone === '' ? [] : [{ name: text('rg.helpline'), contact: { phone: inOnePiece(helpPhone) } }];
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
            <MyLimits userId={userId} />
            <StepAway />
          </>
        )}
        <HelpLines lines={lines} />
        {helpPhone === '' ? (
          <ResponsibleLine />
        ) : (
          <Text size="sm" tone="muted">
            {text('rg.tag')}
          </Text>
        )}
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
