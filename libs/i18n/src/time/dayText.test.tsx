// @vitest-environment happy-dom
import type { Locale } from '@kislap/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { loadCatalogue } from '../catalogues/loadCatalogue';
import { KislapIntlProvider } from '../provider/KislapIntlProvider';
import { useText } from '../provider/useText';
import { dayText } from './dayText';
import { weekdayText } from './weekdayText';

afterEach(cleanup);

function Day({ day }: { readonly day: string }) {
  const text = useText();
  return <p>{[weekdayText(text, day), dayText(text, day), dayText(text, day, 'date')].join(' | ')}</p>;
}

it.each([
  ['en', '2025-11-20', 'Thu | 20 Nov | 20 Nov 2025'],
  ['tag', '2025-11-20', 'Huw | Nob 20 | Nob 20, 2025'],
] as const)('in %s %s is "%s"', async (locale: Locale, day, shown) => {
  render(
    <KislapIntlProvider locale={locale} catalogue={await loadCatalogue(locale)}>
      <Day day={day} />
    </KislapIntlProvider>,
  );
  expect(screen.getByText(shown, { normalizer: (words) => words })).toBeDefined();
});
