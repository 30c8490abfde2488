import { useText } from '@kislap/i18n';
import { arrowUpRightBold, Button, Grow, Inline, plusBold } from '@kislap/ui';
import { openOverlay } from '../../overlays/openOverlay';
import { useIsOnline } from '../../shell/useIsOnline';

/** Money in and money out. Money does not move without a connection. */
export function MoneyActions() {
  const text = useText();
  const isOnline = useIsOnline();
  return (
    <Inline gap={2} wrap>
      <Grow share="content">
        <Button
          size="md"
          isBlock
          glyph={plusBold}
          disabled={!isOnline}
          onClick={() => void openOverlay('deposit', {})}
        >
          {text('dep.title')}
        </Button>
      </Grow>
      <Grow share="content">
        <Button
          size="md"
          variant="tonal"
          isBlock
          glyph={arrowUpRightBold}
          disabled={!isOnline}
          onClick={() => void openOverlay('withdrawal', {})}
        >
          {text('wdw.do')}
        </Button>
      </Grow>
    </Inline>
  );
}
