import { useText } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { openOverlay } from '../openOverlay';
import { useIsDayLimitOffered } from './useIsDayLimitOffered';

/** A quiet word after the third deposit of a day; nothing comes up by itself. */
export function DayLimitOffer() {
  const text = useText();
  if (!useIsDayLimitOffered()) return null;
  const open = () => void openOverlay('play-limit', { kind: 'dep', span: 'day', limit: undefined });
  return (
    <Button variant="text" isBlock onClick={open}>
      {text('rg.offerDay')}
    </Button>
  );
}
