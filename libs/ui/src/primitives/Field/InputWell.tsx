import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { prefix as prefixStyle, suffix as suffixStyle, well } from './Field.css';

type InputWellProps = RecipeVariants<typeof well> & {
  /** Draws the edge of an error. */
  isInvalid: boolean | undefined;
  /** Draws it as not to be filled in. */
  isDisabled: boolean | undefined;
  /** Stands before the text and is not part of it. */
  prefix?: ReactNode;
  /** A small button at the end of the well. */
  suffix?: ReactNode;
  /** The input itself. */
  children: ReactNode;
};

/** The drawn box of a field, with what stands before and after its input. */
export function InputWell({
  isInvalid = false,
  isDisabled = false,
  size,
  prefix,
  suffix,
  children,
}: InputWellProps) {
  return (
    <div className={well({ size })} data-invalid={isInvalid} data-disabled={isDisabled}>
      {prefix && <span className={prefixStyle}>{prefix}</span>}
      {children}
      {suffix && <span className={suffixStyle}>{suffix}</span>}
    </div>
  );
}
