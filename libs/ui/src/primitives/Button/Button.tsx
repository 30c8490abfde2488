import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { MouseEvent, ReactNode } from 'react';

import type { Glyph } from '../../icons/Glyph';
import type { Closed } from '../elementProps';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { busyMark, button, label, switchedOff } from './Button.css';

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
  isAtEnd,
  isAtStart,
  isLoading = false,
  glyph,
  glyphEnd,
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
      className={`${button({ variant, size, isBlock, isAtEnd, isAtStart })} ${switchedOff}`}
    >
      <ButtonContent glyph={glyph} glyphEnd={glyphEnd} isLoading={isLoading}>
        {children}
      </ButtonContent>
    </button>
  );
}

export type ButtonContentProps = {
  /** The words. */
  children: ReactNode;
  /** Stands before the label. */
  glyph?: Glyph | undefined;
  /** Stands after the label: a caret, where words alone lead on. */
  glyphEnd?: Glyph | undefined;
  /** A spinner stands over the words. */
  isLoading?: boolean;
};

/** Label and icon; while loading they stay in place unseen, so that the width is kept. */
export function ButtonContent({ children, glyph, glyphEnd, isLoading = false }: ButtonContentProps) {
  return (
    <>
      <span className={label}>
        {glyph !== undefined && <Icon glyph={glyph} size="sm" />}
        {children}
        {glyphEnd !== undefined && <Icon glyph={glyphEnd} size="xs" />}
      </span>
      {isLoading && (
        <span className={busyMark}>
          <Spinner />
        </span>
      )}
    </>
  );
}
