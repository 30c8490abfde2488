import { useText } from '@kislap/i18n';
import {
  AppBar,
  HelpLines,
  LinkButton,
  PageFrame,
  ResponsibleLine,
  RestScene,
  SkyIntro,
  Stack,
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
        <ResponsibleLine />
      </Stack>
    </PageFrame>
  );
}
