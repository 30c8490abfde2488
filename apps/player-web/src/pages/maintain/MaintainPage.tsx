import { Heading, Stack } from '@kislap/ui';
import { useText } from '@kislap/i18n';

/** Shown while the operator's server says that it is being worked on. */
export function MaintainPage() {
  const text = useText();
  return (
    <main>
      <Stack>
        <Heading level={1}>{text('app.maint')}</Heading>
      </Stack>
    </main>
  );
}
