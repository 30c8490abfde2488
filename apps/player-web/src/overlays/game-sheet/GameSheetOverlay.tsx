import { usePlatforms } from '@kislap/api/react';
import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  Button,
  Chip,
  Facts,
  heartFill,
  heartRegular,
  Inline,
  LinkButton,
  Money,
  Note,
  Sheet,
  Stack,
  Surface,
  Text,
} from '@kislap/ui';
import type { ReactNode } from 'react';
import { categoryName } from '../../features/games/categoryName';
import { useFavorites } from '../../features/games/useFavorites';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';
import { askAge } from './askAge';
import { useLaunch } from './useLaunch';

/** What there is to know about a game before it is played. Answers once the operator has opened it. */
export function GameSheetOverlay({ modal, onAnswer, game }: OverlayProps<'game-sheet'>) {
  const text = useText();
  const { launching, play } = useLaunch(game, onAnswer, () => modal.onDismiss('closeButton'));
  const isGuest = useUserId() === undefined;
  const tryOut = async (): Promise<void> => {
    const age = isGuest ? await askAge(text) : 'adult';
    if (age === 'adult') await play({ isDemo: true });
    if (age === 'young') modal.onDismiss('closeButton');
  };
  return (
    <Sheet {...modal} title={game.name} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <GameHead game={game} />
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
              onClick={() => void tryOut()}
            >
              {text('game.demo')}
            </Button>
          )}
          <LinkButton href={`/fairness?game=${encodeURIComponent(game.code)}`} variant="text" isBlock>
            {text('fair.title')}
          </LinkButton>
        </Stack>
      </Stack>
    </Sheet>
  );
}

/** The picture of a game, who made it, and the heart that keeps it. */
function GameHead({ game }: { readonly game: Game }) {
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

interface GameFact {
  readonly term: string;
  readonly value: ReactNode;
}

/** What the operator publishes about a game: returns, stakes, and how much of a bet counts as turnover. */
function gameFacts(game: Game, text: TranslateText): readonly GameFact[] {
  const { returnPercent, minBet, maxBet, turnoverPercent } = game;
  const facts: readonly (GameFact | undefined)[] = [
    returnPercent === undefined ? undefined : { term: text('game.rtp'), value: `${returnPercent}%` },
    minBet === undefined ? undefined : { term: text('game.minBet'), value: <Money amount={minBet} /> },
    maxBet === undefined ? undefined : { term: text('game.maxBet'), value: <Money amount={maxBet} /> },
    turnoverPercent === undefined ? undefined : { term: text('game.weight'), value: `${turnoverPercent}%` },
  ];
  return facts.filter((fact) => fact !== undefined);
}
