import { Heading, Stack, Text } from '@kislap/ui';
import { useText } from '@kislap/i18n';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';

/** The first screen of the app. */
export function HomePage() {
  const text = useText();
  const { operatorName } = useRuntimeConfig();
  return (
    <main>
      <Stack>
        <Heading level={1}>{operatorName}</Heading>
        <Text>{text('rg.tag')}</Text>
      </Stack>
    </main>
  );
}
