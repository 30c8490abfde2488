import { usePlatforms } from '@kislap/api';
import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Chip, heartFill, heartRegular, Inline, Stack, Surface, Text } from '@kislap/ui';
import { categoryName } from '../../games/categoryName';
import { useFavorites } from '../../games/useFavorites';

/** The picture of a game, who made it, and the heart that keeps it. */
export function GameHead({ game }: { readonly game: Game }) {
  const text = useText();
  const { codes, toggle } = useFavorites();
  const studio = usePlatforms().data?.find(({ code }) => code === game.platformCode)?.name;
  const isFavorite = codes?.includes(game.code) === true;
  const kind = categoryName(game.category, text);
  return (
    <Inline gap={4} align="start">
      <Surface plane="raised" padding="none" isClipped>
        <img src={game.image} width={108} height={144} alt="" />
      </Surface>
      <Stack gap={2} align="start">
        <Text size="titleSm">{studio ?? kind}</Text>
        {studio !== undefined && (
          <Text size="sm" tone="muted">
            {kind}
          </Text>
        )}
        <Chip
          glyph={isFavorite ? heartFill : heartRegular}
          isSelected={isFavorite}
          onClick={() => void toggle(game.code)}
        >
          {text(isFavorite ? 'game.unkeep' : 'game.keep')}
        </Chip>
      </Stack>
    </Inline>
  );
}
