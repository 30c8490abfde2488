import {
  creditControl,
  identityControl,
  killControl,
  sessionControl,
  type Account,
} from '@kislap/api/controls';
import { arrowSquareOutRegular, Inline } from '@kislap/ui';
import { deviceStorage } from '../../../player-web/src/storage/deviceStorage';
import { storedKeys } from '../../../player-web/src/storage/storedKeys';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';

const givenPesos = 500;

/** What can be done with an account at one press. */
export function AccountActions({
  account: { userId, nickname, identity, isSignedIn },
}: {
  readonly account: Account;
}) {
  const words = useWords();
  const act = useAct();
  const signIn = useSignIn();
  return (
    <Inline gap={2} wrap>
      <ActButton glyph={arrowSquareOutRegular} onAct={() => signIn(userId)}>
        {words('console.players.signIn')}
      </ActButton>
      <ActButton
        variant="quiet"
        onAct={() =>
          act(
            creditControl,
            { userId, amount: givenPesos },
            words('console.players.given', { name: nickname }),
          )
        }
      >
        {words('console.players.give')}
      </ActButton>
      {isSignedIn && (
        <ActButton
          variant="quiet"
          onAct={() => act(killControl, { userId }, words('console.players.ended', { name: nickname }))}
        >
          {words('console.players.end')}
        </ActButton>
      )}
      {identity === 'review' && <IdentityWord userId={userId} />}
    </Inline>
  );
}

function IdentityWord({ userId }: { readonly userId: number }) {
  const words = useWords();
  const act = useAct();
  const say = (pass: boolean) =>
    act(
      identityControl,
      { userId, pass },
      words(pass ? 'console.identity.passed' : 'console.identity.refused'),
    );
  return (
    <>
      <ActButton onAct={() => say(true)}>{words('console.identity.pass')}</ActButton>
      <ActButton variant="quiet" onAct={() => say(false)}>
        {words('console.identity.refuse')}
      </ActButton>
    </>
  );
}

/**
 * Opens the app as a player. The session goes into the device's own memory, where the app keeps it: both pages are on
 * one origin, so no token ever stands in an address.
 */
function useSignIn() {
  const act = useAct();
  return async (userId: number): Promise<void> => {
    const opened = await act(sessionControl, { userId });
    if (opened === undefined) return;
    deviceStorage.write(storedKeys.session, { token: opened.token, userId: opened.UserID });
    // A browser that opens no window lets the app take this one's place.
    if (window.open('/', 'kislap-player') === null) window.location.assign('/');
  };
}
