import { creditControl, identityControl, killControl, sessionControl } from '@kislap/api/controls';
import type { Account } from '@kislap/api/controls';
import { deviceStorage, storedKeys } from '@kislap/player-web/device-settings';
import { arrowSquareOutRegular, Badge, Inline, Money, Row, StatusTag } from '@kislap/ui';
import { useAct } from '../client/useAct';
import { ActButton } from '../layout/ActButton';
import { useWords } from '../words/words';
import type { ConsoleMessageId } from '../words/words';

/** One account: who, how much, how it stands, and what can be done with it. */
export function AccountRow({ account }: { readonly account: Account }) {
  const words = useWords();
  const { userId, nickname, login, description, vipLevel, state, isSignedIn, identity } = account;
  const seed = seedDescriptions[login];
  const what = seed === undefined ? description : words(seed);
  const title = (
    <Inline as="span" gap={2} wrap>
      {nickname === '' ? words('console.player', { id: userId }) : nickname}
      <Badge label={words('console.players.vip', { level: vipLevel })} />
      {isSignedIn && <Badge tone="money" label={words('console.players.signedIn')} />}
      {state !== 'open' && <StatusTag status="pending" label={words(`console.state.${state}`)} />}
      {identity !== 'none' && (
        <StatusTag status={identityTags[identity]} label={words(`console.identity.${identity}`)} />
      )}
    </Inline>
  );
  return (
    <Row
      title={title}
      value={<Money amount={account.balance} />}
      caption={[what, login, words('console.player', { id: userId })].filter(Boolean).join(' · ')}
      action={<AccountActions account={account} />}
    />
  );
}

const identityTags = { review: 'pending', passed: 'complete', refused: 'failed' } as const;

const givenPesos = 500;

/** What can be done with an account at one press. */
function AccountActions({
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

/** What each account of the beginning is good for, by its login. */
const seedDescriptions: Readonly<Record<string, ConsoleMessageId>> = {
  '639170000001': 'console.seed.fresh',
  '639170000002': 'console.seed.regular',
  '639170000003': 'console.seed.whale',
  'sandbox-nophone': 'console.seed.noPhone',
  'sandbox-new': 'console.seed.incomplete',
  '639170000005': 'console.seed.resting',
  '639170000006': 'console.seed.inReview',
  '639170000007': 'console.seed.excluded',
};
