import type { ChangeEvent, CompositionEvent } from 'react';

/** Handlers of an input whose text is cleaned while it is typed or pasted. */
export interface CleanedTextHandlers {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

const isComposing = (event: Event) => 'isComposing' in event && event.isComposing === true;

/**
 * Cleans every change before the field's owner hears of it. While an input method composes, its text passes as it
 * is, because replacing half a word breaks the keyboard; the end of the composition cleans it.
 */
export function useCleanedText(
  clean: (typed: string) => string,
  onValueChange: (value: string) => void,
): CleanedTextHandlers {
  return {
    onChange: (event) => {
      const typed = event.currentTarget.value;
      onValueChange(isComposing(event.nativeEvent) ? typed : clean(typed));
    },
    onCompositionEnd: (event) => {
      onValueChange(clean(event.currentTarget.value));
    },
  };
}
