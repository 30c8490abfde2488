import { documentLanguage } from '@kislap/domain';
import type { Locale } from '@kislap/domain';
import { LOCALES } from '@kislap/i18n';
import { applyTheme, rememberLocale } from '@kislap/player-web/device-settings';
import { Badge, Heading, IconButton, Logo, moonRegular, sunRegular, translateRegular } from '@kislap/ui';
import { useState } from 'react';
import { useWords } from '../words/words';
import styles from './layout.module.css';

/** The language after this one, and after the last the first. */
const nextLocale = (locale: Locale): Locale => LOCALES[LOCALES.indexOf(locale) + 1] ?? 'en';

/** Whose console it is, that nothing here is real money, and the way to the app. */
export function ConsoleHead({ locale }: { readonly locale: Locale }) {
  const words = useWords();
  const speak = (): void => {
    rememberLocale(nextLocale(locale));
    window.location.reload();
  };
  return (
    <header className={styles.head}>
      <div className={styles.brand}>
        <Logo name="Kislap" hasWordmark={false} />
        <Heading level={1} size="title">
          {words('console.title')}
        </Heading>
        <Badge tone="accentSoft" label={words('console.playMoney')} />
      </div>
      <IconButton
        glyph={translateRegular}
        label={words('console.otherLanguage')}
        lang={documentLanguage(nextLocale(locale))}
        onClick={speak}
      />
      <ThemeButton />
    </header>
  );
}

function ThemeButton() {
  const words = useWords();
  const [theme, setTheme] = useState(document.documentElement.dataset['theme']);
  const next = theme === 'light' ? 'dark' : 'light';
  const choose = (): void => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <IconButton
      glyph={next === 'light' ? sunRegular : moonRegular}
      label={words(`console.theme.${next}`)}
      onClick={choose}
    />
  );
}
