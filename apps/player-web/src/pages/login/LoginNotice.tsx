import { useText } from '@kislap/i18n';
import { LinkButton, Note, phoneDuotone, telHref } from '@kislap/ui';
import { inOnePiece } from '../../config/inOnePiece';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { usePageState } from '../../navigation/usePageState';
import type { LoginProblem } from './LoginProblem';

interface LoginNoticeProps {
  readonly problem: LoginProblem | undefined;
}

/** Why the visitor is here or cannot go on: the session has ended, or the account is on a break. */
export function LoginNotice({ problem }: LoginNoticeProps) {
  const text = useText();
  const { helpPhone } = useRuntimeConfig();
  const { isSessionOver } = usePageState();
  if (problem?.type === 'suspended') {
    return (
      <Note tone="pending" role="alert">
        {problem.notice}
        {helpPhone !== '' && (
          <LinkButton href={telHref(helpPhone)} variant="text" size="sm" glyph={phoneDuotone}>
            {text('rg.help', { phone: inOnePiece(helpPhone) })}
          </LinkButton>
        )}
      </Note>
    );
  }
  return isSessionOver ? <Note role="status">{text('auth.again')}</Note> : null;
}
