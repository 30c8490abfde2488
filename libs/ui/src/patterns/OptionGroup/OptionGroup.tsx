import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';

import { checkBold } from '../../icons/actions';
import { Icon } from '../../primitives/Icon/Icon';
import {
  caption as captionStyle,
  group,
  input,
  mark,
  option,
  text,
  title as titleStyle,
} from './OptionGroup.css';

interface OptionGroupState {
  /** Shared by the group's inputs, so that the browser treats them as one choice. */
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onKeep: (() => void) | undefined;
}

/** The choice an option belongs to. */
const OptionGroupContext = createContext<OptionGroupState | undefined>(undefined);

interface OptionGroupProps {
  /** Spoken name of the choice. */
  readonly label: string;
  /** How the options stand: below each other, as cards, or so many in a line. */
  readonly layout: 'rows' | 'cards' | 'pairs' | 'quarters' | 'faces' | 'thirds' | 'scroller';
  /** Value of the chosen option; `undefined` when nothing is chosen yet. */
  readonly value: string | undefined;
  /** The player chose this option; the parent keeps it. */
  readonly onChange: (value: string) => void;
  /** What is chosen already was pressed: the choice stays as it is. */
  readonly onKeep?: (() => void) | undefined;
  /** `Option`s, and components made of one. */
  readonly children: ReactNode;
}

/** One choice out of several, as native radio buttons: arrow keys, forms and screen readers know them. */
export function OptionGroup({ label, layout, value, onChange, onKeep, children }: OptionGroupProps) {
  const name = useId();
  return (
    <OptionGroupContext value={{ name, value, onChange, onKeep }}>
      <div role="radiogroup" aria-label={label} className={group({ layout })}>
        {children}
      </div>
    </OptionGroupContext>
  );
}

interface OptionMarkProps {
  /** Grave is for a choice that cannot be taken back. */
  readonly tone?: 'accent' | 'grave';
}

/** The ring of an option, with a check in it when it is the chosen one. It says nothing by itself. */
export function OptionMark({ tone = 'accent' }: OptionMarkProps) {
  return (
    <span className={mark({ tone })}>
      <Icon glyph={checkBold} size="xs" />
    </span>
  );
}

interface OptionProps {
  /** What the group is told when it is chosen. */
  readonly value: string;
  /** Its shape, as the layout of the group needs it. */
  readonly look: 'row' | 'plain' | 'card' | 'tile' | 'face' | 'chip' | 'day' | 'grave';
  /** An option that cannot be chosen says why in its text. */
  readonly isLocked?: boolean;
  /** What it shows. */
  readonly children: ReactNode;
}

/** The frame of everything that can be chosen in an `OptionGroup`. Its text is its name. */
export function Option({ value, look, isLocked = false, children }: OptionProps) {
  const group = useContext(OptionGroupContext);
  if (group === undefined)
    throw new Error('An Option has no meaning outside an OptionGroup: wrap it in one.');
  const isChosen = group.value === value;
  return (
    <label className={option({ look })}>
      <input
        type="radio"
        className={input}
        name={group.name}
        value={value}
        checked={isChosen}
        disabled={isLocked}
        onChange={() => group.onChange(value)}
        onClick={() => isChosen && group.onKeep?.()}
      />
      {children}
    </label>
  );
}

interface OptionRowProps {
  /** What the group is told when it is chosen. */
  readonly value: string;
  /** Its first line, and its name. */
  readonly title: string;
  /** What the choice means, or why it cannot be made. */
  readonly caption?: string | undefined;
  /** A picture of 28 to 40 px at the start. */
  readonly media?: ReactNode;
  /** It shows that it exists, and cannot be chosen. */
  readonly isLocked?: boolean;
  /** Framed by itself, or plain among many in a sheet. */
  readonly look?: 'row' | 'plain';
}

/** A choice as a row: picture, title, caption, and the radio mark at the end. */
export function OptionRow({ value, title, caption, media, isLocked, look = 'row' }: OptionRowProps) {
  return (
    <Option value={value} look={look} isLocked={isLocked === true}>
      {media}
      <span className={text}>
        <span className={titleStyle}>{title}</span>
        {caption !== undefined && <span className={captionStyle}>{caption}</span>}
      </span>
      <OptionMark />
    </Option>
  );
}
