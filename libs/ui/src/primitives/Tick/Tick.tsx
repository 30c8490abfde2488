import type { ComponentProps } from 'react';

import { checkBold } from '../../icons/actions';
import { Icon } from '../Icon/Icon';
import { frame, mark, native } from './Tick.css';

type TickProps = Omit<ComponentProps<'input'>, 'className' | 'style'> & {
  /** Its shape: a box or a circle. */
  type: 'checkbox' | 'radio';
};

/** The native input with a drawn check over it. */
export function Tick(props: TickProps) {
  return (
    <span className={frame}>
      <input {...props} className={native({ shape: props.type === 'radio' ? 'circle' : 'box' })} />
      <span className={mark}>
        <Icon glyph={checkBold} size="xs" />
      </span>
    </span>
  );
}
