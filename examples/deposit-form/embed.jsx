import '@kislap/ui/styles.css';
import { moneyFromPeso } from '@kislap/domain/money';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { perlas } from '@kislap/ui';
import { createRoot } from 'react-dom/client';
import { DepositForm } from './DepositForm.jsx';

const welcome = [{ type: 23, isActive: true, steps: [{ amount: moneyFromPeso('0'), ratePercent: 120 }] }];

/**
 * Fills every `<div data-kislap-deposit>` of the page. The page listens for `kislap:deposit`, whose detail is the
 * amount in pesos and the promotion taken.
 */
async function embed(place) {
  const locale = place.dataset.locale === 'tag' ? 'tag' : 'en';
  const catalogue = await loadCatalogue(locale);
  const tell = (detail) => place.dispatchEvent(new CustomEvent('kislap:deposit', { detail, bubbles: true }));
  place.dataset.skin = perlas.id;
  place.dataset.theme = place.dataset.theme ?? perlas.defaultScheme;
  createRoot(place).render(
    <KislapIntlProvider locale={locale} catalogue={catalogue}>
      <DepositForm
        minimum={moneyFromPeso(place.dataset.minimum)}
        gifts={welcome}
        player={{ depositCount: 0, dep15Count: 0 }}
        onSubmit={tell}
      />
    </KislapIntlProvider>,
  );
}

for (const place of document.querySelectorAll('[data-kislap-deposit]')) void embed(place);
