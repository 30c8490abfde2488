import { useText } from '@kislap/i18n';
import { EmptyState, RestScene, Section, Stack } from '@kislap/ui';
import { go } from '../../navigation/go';
import { comeBack } from '../../session/enterAway';
import { LimitActions, LimitFields, useLimitPrompt } from '../../features/limit-prompt/LimitPrompt';

/** Who has come back from an exclusion is asked for a deposit limit, and then has the app again. */
export function WelcomeBack() {
  const text = useText();
  const prompt = useLimitPrompt(async () => {
    comeBack();
    await go('/', { replace: true });
  });
  return (
    <Stack gap={5}>
      <EmptyState scene={<RestScene />} heading={1} title={text('away.back')} />
      <Section title={text('reg.limitTitle')} size="titleSm">
        <LimitFields typed={prompt.typed} type={prompt.type} />
      </Section>
      <Stack gap={2}>
        <LimitActions {...prompt} />
      </Stack>
    </Stack>
  );
}
