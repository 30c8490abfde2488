import { formatWholePesos, parsePeso } from '@kislap/domain';
import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ComponentProps, RefObject } from 'react';

import { input } from '../Field/Field.css';
import { amount } from './AmountField.css';

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'size' | 'className' | 'ref'> & {
  /** What is typed, as text. */
  value: string;
  /** Height of the well: 56 px or 72 px. */
  size: 'md' | 'lg';
};

/** Millions fill the well at full size; what is longer is written smaller. */
const LONG = 10;
const LONGEST = 15;

function lengthOf(figures: string): 'usual' | 'long' | 'longest' {
  if (figures.length < LONG) return 'usual';
  return figures.length < LONGEST ? 'long' : 'longest';
}

/** The figures of an amount, grouped while they are typed and while they are read. */
export function AmountInput({ value, size, onChange, ...rest }: AmountInputProps) {
  const shown = groupAmount(value);
  const { ref, keepCaret } = useGroupedCaret(shown);
  return (
    <input
      {...rest}
      ref={ref}
      type="text"
      autoComplete="off"
      placeholder="0"
      value={shown}
      data-length={lengthOf(shown)}
      onChange={(event) => keepCaret(event, onChange)}
      className={`${input} ${amount({ size })}`}
    />
  );
}

/** A typed amount with its thousands grouped: '12480.5' is '12,480.5'. What is no amount stays as it is. */
export function groupAmount(typed: string): string {
  const [whole = '', ...fraction] = typed.split('.');
  const pesos = parsePeso(whole);
  return pesos.ok ? [formatWholePesos(pesos.value), ...fraction].join('.') : typed;
}

interface GroupedCaret {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Lets a change pass, and puts the caret back among the same figures once they are grouped anew. */
  readonly keepCaret: (
    event: ChangeEvent<HTMLInputElement>,
    onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined,
  ) => void;
}

/**
 * The caret of an input whose figures are grouped while they are typed. A comma is no figure: deleting it deletes the
 * figure before it, or behind it with the key for that.
 *
 * @param shown the grouped figures
 */
function useGroupedCaret(shown: string): GroupedCaret {
  const ref = useRef<HTMLInputElement>(null);
  /** How many figures stand behind the caret; undefined while nothing was typed. */
  const behind = useRef<number>(undefined);

  const place = () => {
    const [count, field] = [behind.current, ref.current];
    behind.current = undefined;
    if (count === undefined || field === null) return;
    const caret = caretBefore(field.value, count);
    field.setSelectionRange(caret, caret);
  };
  useLayoutEffect(place);

  return {
    ref,
    keepCaret: (event, onChange) => {
      const field = event.currentTarget;
      if (isCommaGone(shown, field)) deleteFigure(field, isForward(event.nativeEvent));
      behind.current = figuresIn(field.value.slice(field.selectionStart ?? field.value.length));
      onChange?.(event);
      // A change that was refused draws nothing anew.
      queueMicrotask(place);
    },
  };
}

const figuresIn = (text: string) => text.replaceAll(',', '').length;

/**
 * Whether a comma was deleted, and nothing else: the caret is left where it stood. The same figures pasted without it
 * leave the caret behind them all.
 */
function isCommaGone(shown: string, { value, selectionStart: caret }: HTMLInputElement): boolean {
  return caret !== null && shown[caret] === ',' && value === shown.slice(0, caret) + shown.slice(caret + 1);
}

const isForward = (event: Event) => 'inputType' in event && event.inputType === 'deleteContentForward';

function deleteFigure(field: HTMLInputElement, isBehind: boolean): void {
  const caret = field.selectionStart ?? field.value.length;
  const at = isBehind ? caret : caret - 1;
  field.setRangeText('', Math.max(0, at), at + 1, 'start');
}

/** The place with so many figures behind it; of two beside a comma the one behind it. */
function caretBefore(text: string, count: number): number {
  let [caret, left] = [text.length, count];
  while (caret > 0 && left > 0) {
    caret -= 1;
    if (text[caret] !== ',') left -= 1;
  }
  return caret;
}
