import { useText } from '@kislap/i18n';
import { EmptyState, RestScene, Stack } from '@kislap/ui';
import { go } from '../../navigation/go';
import { comeBack } from '../../session/enterAway';
import { LimitActions, LimitFields, useLimitPrompt } from './LimitPrompt';

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
      <LimitFields typed={prompt.typed} type={prompt.type} />
      <Stack gap={2}>
        <LimitActions {...prompt} />
      </Stack>
    </Stack>
  );
}
