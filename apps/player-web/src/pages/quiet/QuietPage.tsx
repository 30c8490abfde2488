import { epochSecondsFrom } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { EmptyState, Inline, LinkButton, PageFrame, RestScene, Stack } from '@kislap/ui';
import { CsLink } from '../../features/help/CsLink';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { endText } from '../../features/restriction/endText';
import { awayDevice } from '../../session/awayDevice';
import { LanguageButton } from '../../features/help/LanguageButton';

/**
 * In place of home and of every page of offers, where somebody who is away was signed in: a way to the own money, and
 * help. It does not say why, since nobody knows who reads it.
 */
export function QuietPage() {
  const text = useText();
  const until = awayDevice.quietUntil();
  const time = until === undefined ? undefined : endText(epochSecondsFrom(until));
  return (
    <PageFrame>
      <Stack gap={6}>
        <EmptyState
          scene={<RestScene />}
          heading={1}
          title={text('away.quiet')}
          text={time === undefined ? text('away.quietOpen') : text('away.quietUntil', { time })}
        />
        <Stack gap={2}>
          <LinkButton href="/login" isBlock>
            {text('auth.login')}
          </LinkButton>
          <HelpLineLink variant="tonal" isBlock words="rg.helpNamed" />
        </Stack>
        <Inline justify="center" gap={2} wrap>
          <CsLink />
          <LanguageButton />
        </Inline>
      </Stack>
    </PageFrame>
  );
}
