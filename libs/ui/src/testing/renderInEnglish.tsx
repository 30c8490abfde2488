import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

const catalogue = await loadCatalogue('en');

function InEnglish({ children }: { readonly children: ReactNode }) {
  return (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      {children}
    </KislapIntlProvider>
  );
}

/** Renders what speaks through the message catalogues. */
export const renderInEnglish = (element: ReactNode) => render(element, { wrapper: InEnglish });
