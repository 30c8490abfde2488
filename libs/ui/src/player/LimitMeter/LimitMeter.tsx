import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { RowContent } from '../../patterns/List/List';
import type { RowContentProps } from '../../patterns/List/List';
import { Meter } from '../../primitives/Meter/Meter';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { limitTexts, raiseText } from './Limit';
import type { Limit, LimitRaise } from './Limit';
import { frame, most, sentence } from './LimitMeter.css';

/** A limit of the player and how much of it is used, beside the thing that it limits. */
export function LimitMeter(facts: LimitFacts) {
  return (
    <div className={frame}>
      <RowContent {...useLimitContent(facts)} />
    </div>
  );
}

export interface LimitFacts {
  /** What is limited, and over which time: "Deposit per week". */
  readonly title: string;
  /** How much may be used, and how much is. */
  readonly limit: Limit;
  /** When the used part becomes zero again. */
  readonly resetsAt?: EpochSeconds | undefined;
  /** A higher limit, or none, that waits for its time, if one does. */
  readonly raise?: LimitRaise | undefined;
}

/** What a limit shows, whether it stands in a list or alone. */
export function useLimitContent({ title, limit, resetsAt, raise }: LimitFacts): RowContentProps {
  const text = useText();
  const words = limitTexts(text, limit);
  const waiting = raise !== undefined && <span className={sentence}>{raiseText(text, raise)}</span>;
  if (words === undefined) {
    return {
      title,
      value: <span className={most}>{text('rg.notSet')}</span>,
      ...(waiting !== false && { caption: waiting }),
    };
  }
  return {
    title,
    value: <span className={most}>{words.most}</span>,
    meter: <Meter label={title} progress={words.progress} spoken={words.spoken} fullMeans="reached" />,
    caption: (
      <>
        {words.isReached ? (
          <StatusTag status="pending" label={text('rg.reached')} />
        ) : (
          <span className={sentence}>{words.used}</span>
        )}
        {waiting}
      </>
    ),
    ...(resetsAt !== undefined && {
      detail: text('rg.resets', { time: formatManila(resetsAt, 'minute') }),
    }),
  };
}
