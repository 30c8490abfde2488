import { useText } from '@kislap/i18n';
import { Note } from '@kislap/ui';
import { HelpLineLink } from '../../config/HelpLineLink';
import { usePageState } from '../../navigation/usePageState';
import type { LoginProblem } from './LoginProblem';

interface LoginNoticeProps {
  readonly problem: LoginProblem | undefined;
}

/** Why the visitor is here or cannot go on: the session has ended, or the account is on a break. */
export function LoginNotice({ problem }: LoginNoticeProps) {
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
