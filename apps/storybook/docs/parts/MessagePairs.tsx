import { loadCatalogue } from '@kislap/i18n';
import { SearchField, Stack, Text } from '@kislap/ui';
import { useEffect, useState } from 'react';

import { Part } from './Part';
import { Table } from './Table';

interface WordPair {
  readonly id: string;
  readonly english: string;
  readonly tagalog: string;
}

const MOST = 60;

async function loadPairs(): Promise<readonly WordPair[]> {
  const [english, tagalog] = await Promise.all([loadCatalogue('en'), loadCatalogue('tag')]);
  const translations = new Map(Object.entries(tagalog));
  return Object.entries(english).map(([id, text]) => ({
    id,
    english: String(text),
    tagalog: String(translations.get(id) ?? ''),
  }));
}

/** What the app says in both languages, read from the catalogues it is built with. */
export function MessagePairs() {
  const [pairs, setPairs] = useState<readonly WordPair[]>([]);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    void loadPairs().then(setPairs);
  }, []);
  const found = pairs.filter((pair) =>
    Object.values(pair).some((text: string) => text.toLowerCase().includes(wanted.toLowerCase())),
  );
  return (
    <Part>
      <Stack gap={3}>
        <SearchField
          label="Search in both languages"
          clearLabel="Clear search"
          value={wanted}
          onValueChange={setWanted}
        />
        <Text size="sm" tone="muted" role="status">
          {found.length > MOST ? `${found.length} messages, the first ${MOST}` : `${found.length} messages`}
        </Text>
        <Table
          label="Messages"
          heads={['English', 'Tagalog', 'Message id']}
          rows={found.slice(0, MOST).map(({ id, english, tagalog }) => ({
            key: id,
            cells: [
              english,
              <span key="tagalog" lang="fil">
                {tagalog}
              </span>,
              id,
            ],
          }))}
        />
      </Stack>
    </Part>
  );
}
