import { useText } from '@kislap/i18n';
import { globeRegular, Heading, HomeHeader, IconButton, LinkButton, Logo } from '@kislap/ui';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { openOverlay } from '../../overlays/openOverlay';

/** Whose app this is, its language, and the two ways in. */
export function GuestHead() {
  const text = useText();
  const { operatorName } = useRuntimeConfig();
  return (
    <HomeHeader
      start={
        <Heading level={1} isFocusTarget>
          <Logo name={operatorName} size="sm" />
        </Heading>
      }
      actions={
        <>
          <IconButton
            glyph={globeRegular}
            label={text('set.language')}
            onClick={() => void openOverlay('language', {})}
          />
          <LinkButton href="/login" variant="text" size="sm">
            {text('auth.login')}
          </LinkButton>
          <LinkButton href="/register" size="sm">
            {text('auth.register')}
          </LinkButton>
        </>
      }
    />
  );
}
