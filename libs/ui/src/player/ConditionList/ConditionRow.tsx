import { checkCircleFill } from '../../icons/glyphs/checkCircleFill';
import { warningCircleFill } from '../../icons/glyphs/warningCircleFill';
import { Row } from '../../patterns/List';
import { Icon } from '../../primitives/Icon/Icon';
import { mark, shortfall } from './ConditionRow.css';

interface ConditionRowProps {
  /** What the rule is about: "Deposit today". */
  readonly title: string;
  /** What it needs, and what the player has while that is not enough. */
  readonly detail?: string | undefined;
  readonly isMet: boolean;
  /** Spoken name of the mark in front: "Met" or "Not met yet". */
  readonly markLabel: string;
  /** What the player has, or what is still missing: "₱100.00 more". */
  readonly value?: string | undefined;
}

/**
 * One rule that has to be met: ticked with what the player has, or open with what is still missing.
 *
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const row = createElement(ConditionRow, { title: 'Deposit today', isMet: true, markLabel: 'Met' });
 * renderToStaticMarkup(row).includes('Deposit today'); // => true
 */
export function ConditionRow({ title, detail, isMet, markLabel, value }: ConditionRowProps) {
  return (
    <Row
      media={
        <span className={mark[isMet ? 'met' : 'open']}>
          <Icon glyph={isMet ? checkCircleFill : warningCircleFill} label={markLabel} />
        </span>
      }
      title={title}
      value={value !== undefined && !isMet ? <span className={shortfall}>{value}</span> : value}
      {...(detail !== undefined && { caption: detail })}
    />
  );
}
