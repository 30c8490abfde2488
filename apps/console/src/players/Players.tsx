import { accountsControl } from '@kislap/api/controls';
import { List, SearchField, Section, Stack } from '@kislap/ui';
import { useDeferredValue, useState } from 'react';
import { useControl } from '../client/useControl';
import { Loaded } from '../layout/Loaded';
import { PageButtons } from '../layout/PageButtons';
import { usePaging } from '../layout/PageButtons';
import { useWords } from '../words/words';
import { AccountRow } from './AccountRow';

/** Everybody who has an account: those to try it with first. */
export function Players() {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const paging = usePaging<number>();
  const { before } = paging;
  const { data, error } = useControl(accountsControl, {
    search,
    ...(before === undefined ? {} : { before }),
  });
  const searchFor = (text: string): void => {
    setTyped(text);
    paging.goToFirst();
  };
  return (
    <Section title={words('console.place.players')}>
      <Stack gap={3}>
        <SearchField
          label={words('console.players.search')}
          clearLabel={words('console.clear')}
          value={typed}
          onValueChange={searchFor}
        />
        <Loaded rows={data?.accounts} error={error} empty={words('console.players.none')}>
          {(accounts) => (
            <List label={words('console.place.players')}>
              {accounts.map((account) => (
                <AccountRow key={account.userId} account={account} />
              ))}
            </List>
          )}
        </Loaded>
        <PageButtons paging={paging} next={data?.next} />
      </Stack>
    </Section>
  );
}
