import { useText } from '@kislap/i18n';
import { EmptyFavoritesScene, EmptyState } from '@kislap/ui';

/** The shelf of favorites before there is one, and how to get one. */
export function NoFavorites() {
  const text = useText();
  return (
    <EmptyState scene={<EmptyFavoritesScene />} title={text('home.noFavTitle')} text={text('game.noFav')} />
  );
}
