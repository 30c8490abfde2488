import type { DrawSetup } from '@kislap/api';
import type { DrawRound } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, PageFrame, ResponsibleLine, Stack } from '@kislap/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useDrawGame } from '../../draw/useDrawGame';
import { openOverlay } from '../../overlays/openOverlay';
import { DrawCounter } from './DrawCounter';
import { DrawHead } from './DrawHead';
import { DrawRecord } from './DrawRecord';
import { DrawStage } from './DrawStage';
import { useRoundEnd } from './useRoundEnd';

interface DrawHallProps {
  readonly bar: ReactNode;
  /** `undefined` until it is known. */
  readonly setup: DrawSetup | undefined;
  readonly userId: number | undefined;
  /** `null` before the first one, `undefined` until it is known and for a guest. */
  readonly round: DrawRound | null | undefined;
}

const noPrizes = [] as const;

/** The wheel, what it has collected, and what can be done now. */
export function DrawHall({ bar, setup, userId, round: current }: DrawHallProps) {
  const text = useText();
  const hintId = useId();
  const prizes = setup?.prizes ?? noPrizes;
  const game = useDrawGame(userId, prizes);
  useRoundEnd(userId, current);
  const round = 'before' in game.turn ? game.turn.before : current;
  const isKnown = setup !== undefined && (userId === undefined || current !== undefined);
  const standing = { userId, isKnown, round, rules: setup?.rules, hintId };
  return (
    <PageFrame
      appBar={bar}
      sky={
        <>
          <DrawHead rules={setup?.rules} round={round} isGuest={userId === undefined} />
          <DrawStage {...standing} prizes={prizes} game={game} />
        </>
      }
    >
      <Stack gap={4}>
        <DrawCounter {...standing} goal={game.goal} />
        <DrawRecord userId={userId} round={current} news={game.news} />
        <Button variant="text" isBlock onClick={() => void openOverlay('draw-rules', {})}>
          {text('draw.oddsOfAll')}
        </Button>
        <ResponsibleLine moreHref="/responsible-gaming" />
      </Stack>
    </PageFrame>
  );
}
