import { loadCatalogue } from '@kislap/i18n';
import { expect, test } from 'vitest';
import { inOnePiece } from '../../src/config/inOnePiece';
import { firstHelpPhone } from '../../src/config/runtimeConfig';
import { loadAllCode } from '../../src/testing/loadAllCode';
import { storyConfig } from '../../src/testing/storyConfig';
import { lookAt } from './lookAt';
import { pages } from './screens';

const unknown = { name: '/no-such-page', setup: { at: '/no-such-page', visitor: 'guest' } } as const;

test.each([...pages, unknown].map((screen) => [screen.name, screen] as const))(
  '%s ends with the way to the limits, the help line and the licence',
  async (_name, screen) => {
    await loadAllCode();
    const catalogue = await loadCatalogue('en');
    const { foot } = await lookAt(screen, catalogue, undefined, 'foot');
    const isAtLimits = screen.setup.at === '/responsible-gaming';
    if (!isAtLimits) expect(foot).toContain(catalogue['rg.title']);
    expect(foot).toContain(inOnePiece(firstHelpPhone(storyConfig)));
    expect(foot).toContain(storyConfig.licence);
    // Where somebody comes in, the line stands before the page.
    const hasLineFirst = ['/login', '/register'].includes(screen.setup.at ?? '');
    expect(foot.startsWith('21+')).toBe(!hasLineFirst);
  },
);
