import type { ReactNode } from 'react';

import { magnifyingGlassRegular, xCircleFill } from '../../icons/games';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { beside as besideStyle, input, line, well } from './SearchField.css';

interface SearchFieldProps {
  /** Its spoken name, and the words in it while it is empty. */
  readonly label: string;
  /** What the button that empties it is called. */
  readonly clearLabel: string;
  /** What is searched for. */
  readonly value: string;
  /** The player typed, or emptied the field. */
  readonly onValueChange: (value: string) => void;
  /** Shares the line with the field, which is folded to its icon until it is used; then it has the line. */
  readonly beside?: ReactNode;
}

/** Narrows what is listed below it while the player types. Escape empties it, and once more leaves it. */
export function SearchField({ label, clearLabel, value, onValueChange, beside }: SearchFieldProps) {
  const field = (
    <div role="search" className={well} data-folded={beside !== undefined && value === '' ? '' : undefined}>
      <Icon glyph={magnifyingGlassRegular} size="sm" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value === '') event.currentTarget.blur();
        }}
      />
      {value !== '' && (
        <IconButton glyph={xCircleFill} label={clearLabel} onClick={() => onValueChange('')} />
      )}
    </div>
  );
  if (beside === undefined) return field;
  return (
    <div className={line}>
      {field}
      {value === '' && <div className={besideStyle}>{beside}</div>}
    </div>
  );
}
