import type { LanguageCode } from '@kislap/domain';
import { KislapIntlProvider, useText } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { PlayMoneyMark } from '@kislap/ui';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Marks the window as one of play money until it is closed: whoever is away, locked out, logged out or in an overlay
 * sees the mark too. It stands beside the app, so that no screen can forget it.
 *
 * @param catalogue the one of this visit: its words are among the first (`build/startWords.ts`)
 */
export function showPlayMoney(locale: LanguageCode, catalogue: Partial<Catalogue>): void {
  createRoot(document.createElement('div')).render(
    <KislapIntlProvider locale={locale} catalogue={catalogue}>
      {createPortal(<Mark />, document.body)}
    </KislapIntlProvider>,
  );
}

function Mark() {
  const text = useText();
  return <PlayMoneyMark>{text('app.playMoney')}</PlayMoneyMark>;
}
