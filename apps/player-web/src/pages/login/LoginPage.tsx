import { useText } from '@kislap/i18n';
import {
  Button,
  globeRegular,
  Heading,
  IconButton,
  Inline,
  LinkButton,
  Logo,
  PageFrame,
  ResponsibleLine,
  Stack,
  Text,
  VisuallyHidden,
  caretLeftBold,
} from '@kislap/ui';
import { useState } from 'react';
import { CsLink } from '../../config/CsLink';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { LoginElsewhere } from '../../forms/LoginElsewhere';
import { currentLocale } from '../../locale/currentLocale';
import { goBack } from '../../navigation/goBack';
import { openOverlay } from '../../overlays/openOverlay';
import { LoginForm } from './LoginForm';
import { LoginNotice } from './LoginNotice';
import { useLogin } from './useLogin';

/** Lets a player in by password or by a code sent to their phone. */
export function LoginPage() {
  const text = useText();
  const login = useLogin();
  const [locale] = useState(currentLocale);
  const { operatorName } = useRuntimeConfig();
  const sky = (
    <Stack gap={4}>
      <Inline justify="between">
        <IconButton glyph={caretLeftBold} label={text('common.back')} onClick={goBack} />
        <Button
          variant="text"
          size="sm"
          glyph={globeRegular}
          onClick={() => void openOverlay('language', {})}
        >
          <VisuallyHidden>{text('lang.title')}</VisuallyHidden> {text(`lang.${locale}`)}
        </Button>
      </Inline>
      <Logo name={operatorName} size="lg" hasWordmark={false} />
      <Heading level={1} size="display">
        {text('login.title')}
      </Heading>
      <Text tone="muted">{text('login.intro')}</Text>
    </Stack>
  );
  return (
    <PageFrame sky={sky}>
      <Stack gap={6}>
        <LoginNotice problem={login.problem} />
        <LoginForm login={login} />
        <LoginElsewhere />
        <Inline justify="center" wrap>
          <Text tone="muted">{text('login.newHere')}</Text>
          <LinkButton href="/register" variant="text">
            {text('reg.title')}
          </LinkButton>
        </Inline>
        <Inline justify="center">
          <CsLink />
        </Inline>
        <ResponsibleLine moreHref="/responsible-gaming" />
      </Stack>
    </PageFrame>
  );
}
