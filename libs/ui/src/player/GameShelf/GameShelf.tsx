import type { GameTileFacts } from '../GameTile/GameTile';
import { GameTile } from '../GameTile/GameTile';
import { place, shelf } from './GameShelf.css';

interface GameShelfProps {
  /** A few games: a shelf is looked along, not searched. */
  readonly games: readonly GameTileFacts[];
  /** The player opens the game with this id. */
  readonly onOpen: (id: string) => void;
  /** Guests have no favorites and see no hearts. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
}

/** Games side by side on one line that scrolls. */
export function GameShelf({ games, ...tile }: GameShelfProps) {
  return (
    <ul className={shelf}>
      {games.map((game) => (
        <li key={game.id} className={place}>
          <GameTile game={game} {...tile} />
        </li>
      ))}
    </ul>
  );
}
