import type { Away } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Button, Note, Text } from '@kislap/ui';
import { openExternal } from '../../device/native/openExternal';
import { endText } from './endText';

interface AwayWordsProps extends Away {
  readonly kind: Exclude<Away['kind'], 'over'>;
  /** `pending` before it is begun. */
  readonly tone?: 'neutral' | 'pending';
}

/** What being away means: of a break or an exclusion the same before it is begun and while it lasts. */
export function AwayWords({ kind, until, tone = 'neutral' }: AwayWordsProps) {
  const text = useText();
  if (kind === 'register' || kind === 'care') return <Note tone={tone}>{text(`away.why.${kind}`)}</Note>;
  const nobody = until === undefined ? '' : text('away.nobodyEnds', { time: endText(until) });
  if (kind === 'break') return <Note tone={tone}>{nobody}</Note>;
  return (
    <>
      <Note tone={tone}>
        {nobody} {text('away.byLaw')}
      </Note>
      <Text tone="muted">{text('away.asPerson')}</Text>
      <Button variant="text" size="sm" onClick={() => openExternal('https://www.pagcor.ph/')}>
        {text('away.pagcor')}
      </Button>
    </>
  );
}
