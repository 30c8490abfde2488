'use client';

import { KislapIntlProvider } from '@kislap/i18n';

export function Words({ catalogue, children }) {
  return (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      {children}
    </KislapIntlProvider>
  );
}
