import { loadCatalogue, type Catalogue } from '@kislap/i18n';
import { beforeAll, expect, test } from 'vitest';
import { loadAllCode } from '../../src/testing/loadAllCode';
import { faultsOf } from './faultsOf';
import { pages } from './screens';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue('en');
  await loadAllCode();
});

test.each(pages.map((screen) => [screen.name, screen] as const))(
  '%s says what happened to each of its calls, and nothing else breaks',
  async (_name, screen) => expect(await faultsOf(screen, catalogue)).toEqual([]),
);
