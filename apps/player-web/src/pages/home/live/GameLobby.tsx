import { useText } from '@kislap/i18n';
import { ErrorState, Stack } from '@kislap/ui';
import { useDeferredValue, useState } from 'react';
import { filledShelves } from '../../../games/filledShelves';
import { rememberSearch } from '../../../games/rememberSearch';
import { searchGames } from '../../../games/searchGames';
import type { Shelf } from '../../../games/shelves';
import { useOpenGame } from '../../../games/useOpenGame';
import { LobbySkeleton } from '../LobbySkeleton';
import type { GameHandling } from './GameHandling';
import { LobbySearch } from './LobbySearch';
import { LobbyShelf } from './LobbyShelf';
import { searchResults } from './searchResults';
import { ShelfChips } from './ShelfChips';
import { useLobby } from './useLobby';

const prepareResults = (): void => void searchResults.load().catch(() => undefined);

/** All games: on shelves, or as found by what the player types. */
export function GameLobby() {
  const text = useText();
  const { lobby, hasFailed, retry, studioNames, toggleFavorite } = useLobby();
  const openGame = useOpenGame();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Shelf>('hot');
  const searched = useDeferredValue(query);

  if (hasFailed) {
    return (
      <ErrorState title={text('home.gamesFailed')} retry={{ label: text('common.retry'), onPress: retry }} />
    );
  }
  const open = (code: string): void => {
    const game = lobby?.games.find((one) => one.code === code);
    if (game === undefined) return;
    rememberSearch(query);
    void openGame(game);
  };
  const handling: GameHandling = {
    favorites: lobby?.favorites,
    onOpen: open,
    onToggleFavorite: toggleFavorite,
  };
  const offered = lobby === undefined ? [] : filledShelves(lobby);
  const shelf = offered.includes(chosen) ? chosen : (offered[0] ?? 'all');
  return (
    <Stack gap={4}>
      <LobbySearch query={query} onQueryChange={setQuery} onUse={prepareResults} />
      {lobby === undefined && <LobbySkeleton />}
      {lobby !== undefined && searched.trim() === '' && (
        <>
          <ShelfChips shelves={offered} value={shelf} onChange={setChosen} />
          <LobbyShelf shelf={shelf} lobby={lobby} handling={handling} onSeeAll={() => setChosen('all')} />
        </>
      )}
      {lobby !== undefined && searched.trim() !== '' && (
        <searchResults.Component
          found={searchGames(lobby.games, searched, studioNames)}
          lobby={lobby}
          handling={handling}
        />
      )}
    </Stack>
  );
}
