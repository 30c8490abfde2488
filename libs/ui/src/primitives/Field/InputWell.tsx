import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { prefix as prefixStyle, suffix as suffixStyle, well } from './Field.css';
import type { FieldWiring } from './useField';

type InputWellProps = RecipeVariants<typeof well> & {
  wiring: FieldWiring;
  isDisabled: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  children: ReactNode;
};

/** The drawn box of a field, with what stands before and after its input. */
export function InputWell({ wiring, isDisabled = false, size, prefix, suffix, children }: InputWellProps) {
  return (
    <div
      className={well({ size })}
      data-invalid={wiring.control['aria-invalid'] ?? false}
      data-disabled={isDisabled}
    >
      {prefix && <span className={prefixStyle}>{prefix}</span>}
      {children}
      {suffix && <span className={suffixStyle}>{suffix}</span>}
    </div>
  );
}
