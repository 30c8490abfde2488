import { useText } from '@kislap/i18n';
import { Inline, LinkButton, ResponsibleLine, Text } from '@kislap/ui';
import type { PageFoot } from '@kislap/ui';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { useSoonAfterHydration } from '../../device/useAfterHydration';
import { useAppLocation } from '../../navigation/appLocation';
import { routeAt, routes } from '../../navigation/routes/routes';
import { HelpLineLink } from './HelpLinks';

/** The foot of every page: the age limit and the warning, the limits, help and the licence. */
export const pageFoot: PageFoot = { line: <ResponsibleLine />, ways: <FootWays /> };

function FootWays() {
  const text = useText();
  const { licence } = useRuntimeConfig();
  const here = routeAt(useAppLocation().pathname)?.name;
  // The help line may be the operator's alone: what was drawn before its configuration was known has none.
  const isTakenOver = useSoonAfterHydration();
  return (
    <>
      <Inline gap={2} wrap isFlush>
        {here !== 'responsibleGaming' && (
          <LinkButton href={routes.responsibleGaming.path} variant="text" size="sm">
            {text('rg.title')}
          </LinkButton>
        )}
        {isTakenOver && <HelpLineLink variant="text" size="sm" />}
      </Inline>
      {licence !== '' && (
        <Text size="cap" tone="faint">
          {licence}
        </Text>
      )}
    </>
  );
}
