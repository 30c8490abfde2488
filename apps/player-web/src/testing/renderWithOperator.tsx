import { configureApi, pace } from '@kislap/api';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';
import { RuntimeConfigContext } from '../config/RuntimeConfigContext';
import { storyConfig } from './storyConfig';

/**
 * Draws a part of the app in English, over an operator that answers as the samples do, but for `handlers`. When the
 * test has ended, both are gone.
 */
export async function renderWithOperator(part: ReactNode, handlers: Handlers = {}): Promise<void> {
  const catalogue = await loadCatalogue('en');
  const { adapter } = createFakeOperator({ ...sampleHandlers, ...handlers });
  configureApi({ adapter, pace: { ...pace, retryDelayMs: 1 } });
  onTestFinished(() => {
    cleanup();
    configureApi({});
  });
  render(
    <RuntimeConfigContext value={storyConfig}>
      <KislapIntlProvider locale="en" catalogue={catalogue}>
        <SWRConfig value={{ provider: () => new Map() }}>{part}</SWRConfig>
      </KislapIntlProvider>
    </RuntimeConfigContext>,
  );
}
