import { useText } from '@kislap/i18n';
import { Button, Note } from '@kislap/ui';
import type { Login } from './useLogin';
import { useSecondsLeft } from './useSecondsLeft';

interface LoginSubmitProps {
  readonly login: Login;
}

/** The button; after too many tries it says for how long it is locked. */
export function LoginSubmit({ login: { fields, problem, isSending } }: LoginSubmitProps) {
  const text = useText();
  const secondsLeft = useSecondsLeft(problem?.type === 'locked' ? problem.until : undefined);
  const isLocked = secondsLeft > 0;
  const isComplete = fields.account !== '' && fields.secret !== '';
  return (
    <>
      {isLocked && (
        <Note tone="failed" role="alert">
          {text('auth.locked', { time: clock(secondsLeft) })}
        </Note>
      )}
      <Button type="submit" isBlock isLoading={isSending} disabled={!isComplete || isLocked}>
        {text('auth.login')}
      </Button>
    </>
  );
}

/** Seconds as minutes and seconds: 75 is 1:15. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
