import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { MouseEvent } from 'react';

import type { Closed } from '../Closed';
import { button, switchedOff } from './Button.css';
import { ButtonContent } from './ButtonContent';
import type { ButtonContentProps } from './ButtonContent';

type ButtonProps = Closed<'button'> &
  RecipeVariants<typeof button> &
  ButtonContentProps & {
    /**
     * Id of the sentence that says why the button cannot be pressed yet. The button stays focusable, so that the
     * sentence is heard, and does nothing.
     */
    blockedBy?: string | undefined;
  };

/** Does something on this screen. */
export function Button({
  variant,
  size,
  isBlock,
  isLoading = false,
  glyph,
  blockedBy,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isInert = isLoading || blockedBy !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...(isInert && { 'aria-disabled': true })}
      {...(isLoading && { 'aria-busy': true })}
      {...(blockedBy !== undefined && { 'aria-describedby': blockedBy })}
      type={type}
      onClick={press}
      className={`${button({ variant, size, isBlock })} ${switchedOff}`}
    >
      <ButtonContent glyph={glyph} isLoading={isLoading}>
        {children}
      </ButtonContent>
    </button>
  );
}
