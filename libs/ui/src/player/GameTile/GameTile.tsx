import { useText } from '@kislap/i18n';
import { memo } from 'react';

import { fireFill, heartFill, heartRegular } from '../../icons/games';
import { Badge } from '../../primitives/Badge/Badge';
import { Icon } from '../../primitives/Icon/Icon';
import { GamePicture } from './GamePicture';
import {
  category as categoryStyle,
  frame,
  heart,
  name as nameStyle,
  open,
  tag,
  tile,
  words,
} from './GameTile.css';

/** A game as a tile shows it. */
export interface GameTileFacts {
  readonly id: string;
  readonly name: string;
  /** What kind of game it is, in the player's language. */
  readonly category: string;
  readonly imageUrl?: string | undefined;
  readonly label?: 'hot' | 'new' | undefined;
  /** Its studio is working on it: it cannot be opened. */
  readonly isResting?: boolean;
  readonly isFavorite?: boolean;
}

interface GameTileProps {
  /** What is shown of the game. */
  readonly game: GameTileFacts;
  /** The player opens the game with this id. */
  readonly onOpen: (id: string) => void;
  /** Guests have no favorites and see no hearts. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
  /** It stands in the first view: its picture is fetched at once. */
  readonly isEager?: boolean;
}

function Face({ game, isEager }: Pick<GameTileProps, 'game'> & { readonly isEager: boolean }) {
  const text = useText();
  return (
    <>
      <GamePicture src={game.imageUrl} isEager={isEager} className={frame} />
      {game.label !== undefined && (
        <span className={tag}>
          {game.label === 'hot' ? (
            <Badge tone="accent" glyph={fireFill} label={text('game.hot')} />
          ) : (
            <Badge tone="media" label={text('game.new')} />
          )}
        </span>
      )}
      <span className={words}>
        <span className={nameStyle}>{game.name}</span>
        <span className={categoryStyle}>
          {game.isResting === true ? text('game.maintShort') : game.category}
        </span>
      </span>
    </>
  );
}

/** A game to open, with a heart beside it. A game that rests is shown and cannot be opened. */
export const GameTile = memo(function GameTile({
  game,
  onOpen,
  onToggleFavorite,
  isEager = false,
}: GameTileProps) {
  const text = useText();
  const isFavorite = game.isFavorite === true;
  const isResting = game.isResting === true;
  return (
    <div className={tile} data-resting={isResting || undefined}>
      {isResting ? (
        <div className={open}>
          <Face game={game} isEager={isEager} />
        </div>
      ) : (
        <button
          type="button"
          className={open}
          data-opens="sheet"
          data-title={game.name}
          onClick={() => onOpen(game.id)}
        >
          <Face game={game} isEager={isEager} />
        </button>
      )}
      {onToggleFavorite !== undefined && (
        <button
          type="button"
          className={heart}
          aria-pressed={isFavorite}
          aria-label={text('game.favorite', { name: game.name })}
          onClick={() => onToggleFavorite(game.id)}
        >
          <Icon glyph={isFavorite ? heartFill : heartRegular} size="xs" />
        </button>
      )}
    </div>
  );
});
