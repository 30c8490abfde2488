import type { ReactNode } from 'react';

import { lockSimpleRegular } from '../../icons/actions';
import { Option, OptionMark } from '../../patterns/OptionGroup/OptionGroup';
import { caption as captionStyle, title as titleStyle } from '../../patterns/OptionGroup/OptionGroup.css';
import { Badge } from '../../primitives/Badge/Badge';
import { Icon } from '../../primitives/Icon/Icon';
import { body, capital, line, steps } from './PromotionOption.css';

interface PromotionOptionProps {
  /** What the group is told when it is chosen. */
  readonly value: string;
  /** The promotion's name. */
  readonly title: string;
  /** What it adds, or the condition that is not met yet. */
  readonly caption?: string;
  /** "up to 120%". */
  readonly tag?: string;
  /** It shows that it exists, and cannot be chosen. */
  readonly isLocked?: boolean;
  /** The steps of a promotion that goes over several deposits. */
  readonly children?: ReactNode;
}

/** A promotion to take part in with this deposit. The condition stands here, before the button. */
export function PromotionOption({
  value,
  title,
  caption,
  tag,
  isLocked = false,
  children,
}: PromotionOptionProps) {
  return (
    <Option value={value} look="row" isLocked={isLocked}>
      <OptionMark />
      <span className={body}>
        <span className={`${titleStyle} ${capital}`}>{title}</span>
        {(caption !== undefined || tag !== undefined) && (
          <span className={line}>
            {caption !== undefined && <span className={captionStyle}>{caption}</span>}
            {tag !== undefined && <Badge tone="money" label={tag} />}
          </span>
        )}
      </span>
      {isLocked && <Icon glyph={lockSimpleRegular} size="sm" />}
      {Boolean(children) && <span className={steps}>{children}</span>}
    </Option>
  );
}
