import { shipControl } from '@kislap/api/controls';
import { Inline, Section, Stack, Surface, Text } from '@kislap/ui';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';

/** A newer build under the pages that are open. */
export function BuildCard({ buildId }: { readonly buildId: string }) {
  const words = useWords();
  const act = useAct();
  return (
    <Section title={words('console.build')}>
      <Surface>
        <Stack gap={3}>
          <Text size="titleSm" isTabular>
            {buildId === '' ? words('console.build.none') : buildId}
          </Text>
          <Text size="sm" tone="muted">
            {words('console.build.help')}
          </Text>
          <Inline>
            <ActButton onAct={() => act(shipControl, {}, words('console.build.done'))}>
              {words('console.build.ship')}
            </ActButton>
          </Inline>
        </Stack>
      </Surface>
    </Section>
  );
}
