import { SearchField, Stack, Text } from '@kislap/ui';
import { useDeferredValue, useMemo, useState } from 'react';

import type { DescribedEntry } from '../../../../tools/api/reference.mjs';
import { ApiEntry } from './ApiEntry';
import { Part } from './Part';
import { useStories } from './useStories';

interface ApiReferenceProps {
  readonly entries: readonly DescribedEntry[];
}

/** Everything a package exports, to be read from top to bottom, searched and linked to. */
export function ApiReference({ entries }: ApiReferenceProps) {
  const [wanted, setWanted] = useState('');
  const found = useFound(entries, useDeferredValue(wanted));
  const stories = useStories();
  const hrefOf = (file: string | undefined) => {
    const story = stories.find(({ importPath }) => file !== undefined && importPath.endsWith(file));
    return story && `./?path=/story/${story.id}`;
  };
  const count = (some: readonly DescribedEntry[]) => some.flatMap(({ exports }) => exports).length;
  return (
    <Part>
      <Stack gap={4}>
        <SearchField
          label="Search names and descriptions"
          clearLabel="Clear search"
          value={wanted}
          onValueChange={setWanted}
        />
        <Text size="sm" tone="muted" role="status">
          {`${count(found)} of ${count(entries)} exports`}
        </Text>
        {found.map((entry) => (
          <ApiEntry key={entry.entry} entry={entry} hrefOf={hrefOf} />
        ))}
      </Stack>
    </Part>
  );
}

/** What has every word of a search in its name or its description. */
function useFound(entries: readonly DescribedEntry[], wanted: string): readonly DescribedEntry[] {
  return useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/u);
    return entries
      .map(({ entry, exports }) => ({
        entry,
        exports: exports.filter(({ name, text }) => {
          const searched = `${entry} ${name} ${text}`.toLowerCase();
          return words.every((word) => searched.includes(word));
        }),
      }))
      .filter(({ exports }) => exports.length > 0);
  }, [entries, wanted]);
}
