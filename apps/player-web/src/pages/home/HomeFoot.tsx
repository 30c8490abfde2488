import { useText } from '@kislap/i18n';
import { Button, Divider, globeRegular, Inline, ResponsibleLine, Stack, Text } from '@kislap/ui';
import { useAfterHydration } from '../../code/useAfterHydration';
import { HelpLineLink } from '../../config/HelpLineLink';
import { LegalLinks } from '../../config/LegalLinks';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { openOverlay } from '../../overlays/openOverlay';
import { appVersion } from '../../updates/appVersion';

/** What every visitor may rely on: the age limit, help, the terms, the licence, the language and the version. */
export function HomeFoot() {
  const text = useText();
  const { licence } = useRuntimeConfig();
  // The terms and the help line may be the operator's alone: what was drawn before its configuration was known has none.
  const isTakenOver = useAfterHydration();
  return (
    <Stack as="footer" gap={4}>
      <Divider />
      <ResponsibleLine moreHref="/responsible-gaming" />
      <Inline gap={2} wrap>
        {isTakenOver && <HelpLineLink variant="tonal" size="sm" />}
        <Button
          variant="tonal"
          size="sm"
          glyph={globeRegular}
          onClick={() => void openOverlay('language', {})}
        >
          {text('set.language')}
        </Button>
      </Inline>
      {isTakenOver && <LegalLinks />}
      {licence !== '' && (
        <Text size="cap" tone="faint">
          {licence}
        </Text>
      )}
      <Text size="cap" tone="faint">
        {`${text('user.version')} ${appVersion}`}
      </Text>
    </Stack>
  );
}
