import { useText } from '@kislap/i18n';
import { Button, PrizeSheet } from '@kislap/ui';
import type { OverlayProps } from '../OverlayProps';
import { prizeNote } from './prizeNote';
import { useMystery } from './useMystery';

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
