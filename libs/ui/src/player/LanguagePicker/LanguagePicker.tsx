import type { LanguageCode } from '@kislap/domain';
import { ownLanguages, useText } from '@kislap/i18n';

import { OptionGroup, OptionRow } from '../../patterns/OptionGroup/OptionGroup';
import { code as codeStyle } from './LanguagePicker.css';

/** A language that the operator has added. */
interface AddedRow {
  readonly code: LanguageCode;
  /** As it calls itself. */
  readonly name: string;
  /** Not all of it has been said yet. */
  readonly draft?: boolean | undefined;
}

interface LanguagePickerProps {
  /** The language the app speaks now. */
  readonly value: LanguageCode;
  /** Languages below the app's own; one that is a draft is marked so. */
  readonly added?: readonly AddedRow[] | undefined;
  /** The player chose this language. */
  readonly onChange: (language: LanguageCode) => void;
  /** The language that is chosen already was pressed. */
  readonly onKeep?: (() => void) | undefined;
}

/** The language of the app. */
export function LanguagePicker({ value, added = [], onChange, onKeep }: LanguagePickerProps) {
  const text = useText();
  const rows = [
    ...ownLanguages,
    ...added.map(({ code, name, draft }) => ({
      code,
      name,
      mark: code,
      greeting: draft === true ? text('lang.draft') : undefined,
    })),
  ];
  return (
    <OptionGroup label={text('lang.title')} layout="rows" value={value} onChange={onChange} onKeep={onKeep}>
      {rows.map(({ code, name, mark, greeting }) => (
        <OptionRow
          key={code}
          value={code}
          title={name}
          caption={greeting}
          media={
            <span className={codeStyle} aria-hidden>
              {mark}
            </span>
          }
        />
      ))}
    </OptionGroup>
  );
}
