import { configureApi, timeouts } from '@kislap/api';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import type { RuntimeConfig } from '@kislap/configure/settings';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';
import { RuntimeConfigContext } from '../config/runtimeConfig';
import { storyConfig } from './storyConfig';

// The first test brings late code with it, on a machine that does ten other things.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Draws a part of the app in English, over an operator that answers as the samples do, but for `handlers`. When the
 * test has ended, both are gone.
 *
 * @param config what of the stories' configuration is another one
 */
export async function renderWithOperator(
  part: ReactNode,
  handlers: Handlers = {},
  config: Partial<RuntimeConfig> = {},
): Promise<void> {
  const catalogue = await loadCatalogue('en');
  const { adapter } = createFakeOperator({ ...sampleHandlers, ...handlers });
  configureApi({ adapter, timeouts: { ...timeouts, retryDelayMs: 1 } });
  onTestFinished(() => {
    cleanup();
    configureApi({});
  });
  render(
    <RuntimeConfigContext value={{ ...storyConfig, ...config }}>
      <KislapIntlProvider locale="en" catalogue={catalogue}>
        <SWRConfig value={{ provider: () => new Map() }}>{part}</SWRConfig>
      </KislapIntlProvider>
    </RuntimeConfigContext>,
  );
}
