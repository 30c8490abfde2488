import { useText } from '@kislap/i18n';
import {
  globeRegular,
  Heading,
  IconButton,
  Inline,
  LinkButton,
  PageFrame,
  ResponsibleLine,
  Stack,
  Text,
  caretLeftBold,
} from '@kislap/ui';
import { CsLink } from '../../config/CsLink';
import { LoginElsewhere } from '../../forms/LoginElsewhere';
import { goBack } from '../../navigation/goBack';
import { openOverlay } from '../../overlays/openOverlay';
import { LoginForm } from './LoginForm';
import { LoginNotice } from './LoginNotice';
import { useLogin } from './useLogin';

/** Lets a player in by password or by a code sent to their phone. */
export function LoginPage() {
  const text = useText();
  const login = useLogin();
  const sky = (
    <Stack gap={4}>
      <Inline justify="between">
        <IconButton glyph={caretLeftBold} label={text('common.back')} onClick={goBack} />
        <IconButton
          glyph={globeRegular}
          label={text('lang.title')}
          onClick={() => void openOverlay('language', {})}
        />
      </Inline>
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
