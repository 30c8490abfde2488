import { useText } from '@kislap/i18n';
import { Chip, clockCounterClockwiseRegular, Inline, SearchField, Stack } from '@kislap/ui';
import { useState } from 'react';
import type { FocusEvent } from 'react';
import { storedKeys } from '../../../storage/storedKeys';
import { useStored } from '../../../storage/useStored';

interface LobbySearchProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The player turns to the search: what it will show can be fetched. */
  readonly onUse: () => void;
}

/** The search for games. While it is in use and empty, it offers the last searches. */
export function LobbySearch({ query, onQueryChange, onUse }: LobbySearchProps) {
  const text = useText();
  const searches = useStored(storedKeys.searches) ?? [];
  const [isInUse, setInUse] = useState(false);
  const use = ({ currentTarget }: FocusEvent): void => {
    setInUse(true);
    onUse();
    // What is found needs the room above the keyboard.
    if (!isInUse) currentTarget.scrollIntoView({ block: 'start' });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // A tap moves no focus in Safari: without a new place for it, the search stays in use.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setInUse(false);
  };
  return (
    <div onFocus={use} onBlur={leave}>
      <Stack gap={3}>
        <SearchField
          label={text('home.search')}
          clearLabel={text('common.clear')}
          value={query}
          onValueChange={onQueryChange}
        />
        {isInUse && query === '' && searches.length > 0 && (
          <Inline gap={2} wrap role="group" aria-label={text('home.searches')}>
            {searches.map((search) => (
              <Chip key={search} glyph={clockCounterClockwiseRegular} onClick={() => onQueryChange(search)}>
                {search}
              </Chip>
            ))}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
