import { useText } from '@kislap/i18n';
import { Sheet } from '@kislap/ui';
import type { OverlayProps } from '../OverlayProps';
import { RealityChoice } from './RealityChoice';
import { TimeChoice } from './TimeChoice';

/** How long the player plays in a day, or how often they are told how long it has been. */
export function PlayTimeOverlay({ modal, onAnswer, kind, limits }: OverlayProps<'play-time'>) {
  const text = useText();
  const onSaved = () => onAnswer('saved');
  return (
    <Sheet
      {...modal}
      title={text(kind === 'time' ? 'rg.limit.time' : 'rg.reality')}
      closeLabel={text('common.close')}
      isDraggable={false}
    >
      {kind === 'time' ? (
        <TimeChoice time={limits.time} onSaved={onSaved} />
      ) : (
        <RealityChoice every={limits.checkEveryMinutes} onSaved={onSaved} />
      )}
    </Sheet>
  );
}
