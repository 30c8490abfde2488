import { useText } from '@kislap/i18n';
import { Button, Inline } from '@kislap/ui';
import { go } from '../../navigation/go';
import { deviceStorage } from '../../storage/deviceStorage';
import { storedKeys } from '../../storage/storedKeys';

interface LogInInsteadProps {
  /** The number that has an account already, as the login takes it. */
  readonly phone: string;
}

/** The way on for a number that is registered: to the login, which knows it then. */
export function LogInInstead({ phone }: LogInInsteadProps) {
  const text = useText();
  const logIn = (): void => {
    deviceStorage.write(storedKeys.rememberedPhone, phone);
    void go('/login');
  };
  return (
    <Inline>
      <Button type="button" variant="text" size="md" onClick={logIn}>
        {text('auth.logInInstead')}
      </Button>
    </Inline>
  );
}
