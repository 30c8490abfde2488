import { usePlatforms } from '@kislap/api';
import { useText } from '@kislap/i18n';
import {
  Button,
  Chip,
  Facts,
  heartFill,
  heartRegular,
  Inline,
  Note,
  Sheet,
  Stack,
  Surface,
  Text,
} from '@kislap/ui';
import { categoryName } from '../../games/categoryName';
import { useFavorites } from '../../games/useFavorites';
import type { OverlayProps } from '../OverlayProps';
import { gameFacts } from './gameFacts';
import { useLaunch } from './useLaunch';

/** What there is to know about a game before it is played. Answers once the operator has opened a sitting. */
export function GameSheetOverlay({ modal, onAnswer, game }: OverlayProps<'game-sheet'>) {
  const text = useText();
  const { codes, toggle } = useFavorites();
  const { launching, play } = useLaunch(game, onAnswer);
  const studio = usePlatforms().data?.find(({ code }) => code === game.platformCode)?.name;
  const isFavorite = codes?.includes(game.code) === true;
  return (
    <Sheet {...modal} title={game.name} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Inline gap={4} align="start">
          <Surface plane="raised" padding="none" isClipped>
            <img src={game.image} width={108} height={144} alt="" />
          </Surface>
          <Stack gap={2} align="start">
            <Text size="titleSm">{studio ?? categoryName(game.category, text)}</Text>
            <Text size="sm" tone="muted">
              {categoryName(game.category, text)}
            </Text>
            <Chip
              glyph={isFavorite ? heartFill : heartRegular}
              isSelected={isFavorite}
              aria-label={text(isFavorite ? 'game.unkeep' : 'game.keep')}
              onClick={() => void toggle(game.code)}
            >
              {text('game.fav')}
            </Chip>
          </Stack>
        </Inline>
        <Facts facts={gameFacts(game, text)} />
        {!game.isOpen && <Note tone="pending">{text('game.maint')}</Note>}
        <Stack gap={2}>
          <Button
            isBlock
            isLoading={launching === 'money'}
            disabled={!game.isOpen || launching === 'demo'}
            onClick={() => void play({ isDemo: false })}
          >
            {text('game.play')}
          </Button>
          {game.hasDemo && (
            <Button
              isBlock
              variant="tonal"
              isLoading={launching === 'demo'}
              disabled={!game.isOpen || launching === 'money'}
              onClick={() => void play({ isDemo: true })}
            >
              {text('game.demo')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Sheet>
  );
}
