import type { Account } from '@kislap/api/controls';
import { Badge, Inline, Money, Row, StatusTag } from '@kislap/ui';
import { useWords } from '../words/useWords';
import { AccountActions } from './AccountActions';
import { seedDescriptions } from './seedDescriptions';

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
