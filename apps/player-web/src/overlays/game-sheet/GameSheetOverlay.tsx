import { useText } from '@kislap/i18n';
import { Button, Facts, Note, Sheet, Stack } from '@kislap/ui';
import type { OverlayProps } from '../OverlayProps';
import { GameHead } from './GameHead';
import { gameFacts } from './gameFacts';
import { useLaunch } from './useLaunch';

/** What there is to know about a game before it is played. Answers once the operator has opened a sitting. */
export function GameSheetOverlay({ modal, onAnswer, game }: OverlayProps<'game-sheet'>) {
  const text = useText();
  const { launching, play } = useLaunch(game, onAnswer);
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
