import type { Locale } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { OptionGroup, OptionRow } from '../../patterns/OptionGroup/OptionGroup';
import { code as codeStyle } from './LanguagePicker.css';

interface LanguagePickerProps {
  readonly value: Locale;
  readonly onChange: (locale: Locale) => void;
  /** The language that is chosen already was pressed. */
  readonly onKeep?: (() => void) | undefined;
}

/** Each language by its own name, with a greeting that shows how it reads. Never translated. */
const languages = [
  { locale: 'en', code: 'En', name: 'English', greeting: 'Good evening' },
  { locale: 'tag', code: 'Tl', name: 'Tagalog', greeting: 'Magandang gabi' },
] as const satisfies readonly { locale: Locale; code: string; name: string; greeting: string }[];

/** The language of the app. */
export function LanguagePicker({ value, onChange, onKeep }: LanguagePickerProps) {
  const text = useText();
  const choose = (chosen: string) => {
    const language = languages.find(({ locale }) => locale === chosen);
    if (language !== undefined) onChange(language.locale);
  };
  return (
    <OptionGroup label={text('lang.title')} layout="rows" value={value} onChange={choose} onKeep={onKeep}>
      {languages.map(({ locale, code, name, greeting }) => (
        <OptionRow
          key={locale}
          value={locale}
          title={name}
          caption={greeting}
          media={
            <span className={codeStyle} aria-hidden>
              {code}
            </span>
          }
        />
      ))}
    </OptionGroup>
  );
}
