import type { PlayLimits } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { bellDuotone, Icon, List, Row } from '@kislap/ui';
import { openOverlay } from '../../overlays/openOverlay';

/** How often a game is covered to say how long it has been. */
export function RealityRow({ limits }: { readonly limits: PlayLimits }) {
  const text = useText();
  const { checkEveryMinutes: every } = limits;
  return (
    <List>
      <Row
        media={<Icon glyph={bellDuotone} />}
        title={text('rg.reality')}
        caption={every === 0 ? text('rg.realityOff') : text('rg.realityEvery', { n: every })}
        onPress={() => void openOverlay('play-time', { kind: 'reality', limits })}
      />
    </List>
  );
}
