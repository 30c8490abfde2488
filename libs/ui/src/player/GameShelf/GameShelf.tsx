import type { Glyph } from '../../icons/Glyph';
import { Link } from '../../patterns/Link/Link';
import { Icon } from '../../primitives/Icon/Icon';
import type { GameTileFacts } from '../GameTile/GameTile';
import { GameTile } from '../GameTile/GameTile';
import { more as moreStyle, place, restOfLine, shelf } from './GameShelf.css';

/** So many tiles fill the line of a phone. */
const LINE = 3;

interface MoreGames {
  readonly glyph: Glyph;
  /** How there come to be more, or what there is beside them. */
  readonly label: string;
  readonly href: string;
}

interface GameShelfProps {
  /** A few games: a shelf is looked along, not searched. */
  readonly games: readonly GameTileFacts[];
  /** The player opens the game with this id. */
  readonly onOpen: (id: string) => void;
  /** Guests have no favorites and see no hearts. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
  /** Stands in the rest of a line that the games do not fill. */
  readonly more?: MoreGames | undefined;
}

/** Games side by side on one line that scrolls. */
export function GameShelf({ games, more, ...tile }: GameShelfProps) {
  return (
    <ul className={shelf}>
      {games.map((game) => (
        <li key={game.id} className={place}>
          <GameTile game={game} {...tile} />
        </li>
      ))}
      {more !== undefined && games.length < LINE && (
        <li className={restOfLine[games.length === 1 ? 'two' : 'one']}>
          <Link href={more.href} className={moreStyle}>
            <Icon glyph={more.glyph} />
            {more.label}
          </Link>
        </li>
      )}
    </ul>
  );
}
