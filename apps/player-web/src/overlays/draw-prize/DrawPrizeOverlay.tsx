import { collectDraw, drawRoundKey, drawSpinsKey } from '@kislap/api';
import type { CollectedDraw } from '@kislap/api';
import { formatMoney } from '@kislap/domain';
import type { DrawRound } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Button, PrizeSheet } from '@kislap/ui';
import type { DrawPrize } from '@kislap/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClaim } from '../../features/claims/useClaim';
import type { DrawPrizeOptions, OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

/** What a spin has brought and what it does to the goal. A mystery is opened here. */
export function DrawPrizeOverlay({ modal, onAnswer, ...won }: OverlayProps<'draw-prize'>) {
  const text = useText();
  const { prize, round, isShut, isOpening, open } = useMystery(won);
  const done = (
    <Button variant="tonal" onClick={() => modal.onDismiss('closeButton')}>
      {text('common.ok')}
    </Button>
  );
  const isSpinLeft = round.state === 'running' && round.spinsLeft > 0;
  return (
    <PrizeSheet
      {...modal}
      prize={prize}
      goal={round.goal}
      note={isShut ? text('draw.openHint') : prizeNote(round, text)}
      actions={
        isShut ? (
          <Button isLoading={isOpening} onClick={() => void open()}>
            {text('draw.open')}
          </Button>
        ) : (
          <>
            {done}
            {isSpinLeft && (
              <Button onClick={() => onAnswer('again')}>{text('draw.again', { n: round.spinsLeft })}</Button>
            )}
            {round.state === 'reached' && (
              <Button variant="money" onClick={() => onAnswer('withdraw')}>
                {text('draw.out')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

/** A prize that may still be shut. */
interface Mystery {
  readonly prize: DrawPrize;
  readonly round: DrawRound;
  readonly isShut: boolean;
  readonly isOpening: boolean;
  readonly open: () => Promise<void>;
}

/** Opens the mystery of a spin, once. Any other prize is as it is. */
function useMystery({ spinId, prize, round }: DrawPrizeOptions): Mystery {
  const userId = useUserId() ?? 0;
  const { mutate } = useSWRConfig();
  const { claim, claiming } = useClaim();
  const [opened, setOpened] = useState<CollectedDraw>();

  const open = async (): Promise<void> => {
    const given = await claim({
      intent: `mystery:${spinId}`,
      take: (options) => collectDraw(spinId, options),
      ownKeys: [drawSpinsKey(userId)],
    });
    if (given === undefined) return;
    setOpened(given);
    await mutate(drawRoundKey(userId), given.round, { revalidate: false });
  };
  return {
    prize: opened === undefined ? prize : { kind: 'mystery', amount: opened.amount },
    round: opened?.round ?? round,
    isShut: prize.kind === 'mystery' && prize.amount === undefined && opened === undefined,
    isOpening: claiming !== undefined,
    open,
  };
}

/** Prizes add to the goal and not to the balance: the note says where the goal stands now. */
function prizeNote({ state, collected, goal }: DrawRound, text: TranslateText): string {
  return state === 'reached'
    ? text('draw.goalFull', { x: formatMoney(goal) })
    : text('draw.goalNow', { have: formatMoney(collected), need: formatMoney(goal) });
}
