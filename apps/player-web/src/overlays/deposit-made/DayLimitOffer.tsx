import { useText } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { openOverlay } from '../openOverlay';
import { useIsDayLimitOffered } from './useIsDayLimitOffered';

interface DayLimitOfferProps {
  /** Makes room: a limit is set on a screen of its own. */
  readonly onOpen: () => void;
}

/** A quiet word after the third deposit of a day; nothing comes up by itself. */
export function DayLimitOffer({ onOpen }: DayLimitOfferProps) {
  const text = useText();
  if (!useIsDayLimitOffered()) return null;
  const open = () => {
    onOpen();
    void openOverlay('play-limit', { kind: 'dep', span: 'day', limit: undefined });
  };
  return (
    <Button variant="text" isBlock onClick={open}>
      {text('rg.offerDay')}
    </Button>
  );
}
