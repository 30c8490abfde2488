import '@kislap/ui/styles.css';
import { formatMoney, moneyFromPeso } from '@kislap/domain/money';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { Button, perlas } from '@kislap/ui';
import { createRoot } from 'react-dom/client';

const catalogue = await loadCatalogue('en');
document.documentElement.dataset.skin = perlas.id;
createRoot(document.getElementById('root')).render(
  <KislapIntlProvider locale="en" catalogue={catalogue}>
    <Button>{`Deposit ${formatMoney(moneyFromPeso('100'))}`}</Button>
  </KislapIntlProvider>,
);
