import { useText } from '@kislap/i18n';
import {
  Button,
  caretLeftBold,
  globeRegular,
  Heading,
  IconButton,
  Inline,
  LinkButton,
  Logo,
  Note,
  PageFrame,
  Stack,
  Text,
  VisuallyHidden,
} from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { languageName } from '../../config/locale/languageNames';
import { currentLocale } from '../../config/locale/locale';
import { CsLink } from '../../features/help/CsLink';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { LoginElsewhere } from '../../features/login/LoginElsewhere';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { usePageState } from '../../navigation/pageState';
import { LoginForm } from './LoginForm';
import type { LoginProblem } from './loginProof';
import { useLogin } from './useLogin';

/** Lets a player in by password or by a code sent to their phone. */
export function LoginPage() {
  const text = useText();
  const login = useLogin();
  const [locale] = useState(currentLocale);
  const { operatorName } = useRuntimeConfig();
  const sky = (
    <Stack gap={2}>
      <Inline justify="between" isFlush>
        <IconButton glyph={caretLeftBold} label={text('common.back')} onClick={goBack} />
        <Button
          variant="quiet"
          size="sm"
          isAtEnd
          glyph={globeRegular}
          onClick={() => void openOverlay('language', {})}
        >
          <VisuallyHidden>{text('lang.title')}</VisuallyHidden> {languageName(locale)}
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
    <PageFrame sky={sky} isForm isLineFirst>
      <Stack gap={6}>
        <LoginNotice problem={login.problem} />
        <LoginForm login={login} />
        <LoginElsewhere />
        <Inline justify="center" gap={1} wrap>
          <Text size="sm" tone="muted">
            {text('login.newHere')}
          </Text>
          <LinkButton href="/register" variant="text" size="sm">
            {text('reg.title')}
          </LinkButton>
        </Inline>
        <Inline justify="center">
          <CsLink />
        </Inline>
      </Stack>
    </PageFrame>
  );
}

interface LoginNoticeProps {
  readonly problem: LoginProblem | undefined;
}

/** Why the visitor is here or cannot go on: the session has ended, or the account is on a break. */
function LoginNotice({ problem }: LoginNoticeProps) {
  const text = useText();
  const { isSessionOver } = usePageState();
  if (problem?.type === 'suspended') {
    return (
      <Note tone="pending" role="alert">
        {problem.notice}
        <HelpLineLink variant="text" size="sm" />
      </Note>
    );
  }
  return isSessionOver ? <Note role="status">{text('auth.again')}</Note> : null;
}
