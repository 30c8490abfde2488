import { magnifyingGlassRegular, xCircleFill } from '../../icons/games';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { input, well } from './SearchField.css';

interface SearchFieldProps {
  /** Its spoken name, and the words in it while it is empty. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Narrows what is listed below it while the player types. */
export function SearchField({ label, clearLabel, value, onValueChange }: SearchFieldProps) {
  return (
    <div role="search" className={well}>
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
      />
      {value !== '' && (
        <IconButton glyph={xCircleFill} label={clearLabel} onClick={() => onValueChange('')} />
      )}
    </div>
  );
}
