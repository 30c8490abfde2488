import { camel, kebab, pascal, words } from './names.mjs';

/**
 * A screen with a route: `page some-thing` makes `/some-thing`.
 *
 * @param {string} written
 * @returns {import('./Plan.mjs').Plan}
 */
export function page(written) {
  const path = kebab(written);
  const name = camel(path);
  const Page = `${pascal(path)}Page`;
  const home = `apps/player-web/src/pages/${path}`;
  const title = `${name}.title`;
  return {
    files: {
      [`${home}/${Page}.tsx`]: pageFile(name, Page),
      [`${home}/${pascal(path)}.stories.tsx`]: storiesFile(path),
      [`${home}/${Page}.test.tsx`]: testFile(name, Page),
    },
    inserted: {
      'apps/player-web/src/navigation/routes/routes.ts': {
        before: '} as const satisfies Record<string, RouteTraits>;',
        text: `  ${name}: { path: '/${path}', title: '${title}' },\n`,
      },
      'apps/player-web/src/pages/registry.ts': {
        before: '\n};',
        text: `\n  ${name}: lazyScreen(() => import('./${path}/${Page}').then(({ ${Page} }) => ${Page})),`,
      },
    },
    messages: { [title]: { en: sentence(path), fil: sentence(path) } },
    described: { [`${name}.*`]: `The page “${sentence(path)}”: say here what a player does on it.` },
  };
}

/** @param {string} name @returns {string} `Bet history`. */
const sentence = (name) => words(name).charAt(0).toUpperCase() + words(name).slice(1);

/** @param {string} name @param {string} Page */
const pageFile = (name, Page) => `import { useText } from '@kislap/i18n';
import { AppBar, PageFrame, Text } from '@kislap/ui';
import { go } from '../../navigation/go';

/** Say here what a player does on this page. */
export function ${Page}() {
  const text = useText();
  const back = { label: text('common.back'), onPress: () => void go('/') };
  return (
    <PageFrame appBar={<AppBar title={text('${name}.title')} back={back} />}>
      <Text>{text('common.noData')}</Text>
    </PageFrame>
  );
}
`;

/** @param {string} path */
const storiesFile = (path) => `import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../../testing/pageStory';

const meta: Meta = { title: 'Pages/${sentence(path)}' };
export default meta;

/** Add Loaded, Loading, Failed and Offline, each by what the operator answers. */
export const Empty = pageStory({ at: '/${path}' });

export const Guest = pageStory({ visitor: 'guest', at: '/${path}' });
`;

/** @param {string} name @param {string} Page */
const testFile = (name, Page) => `import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ${Page} } from './${Page}';

afterEach(cleanup);

test('the ${words(name)} page has its title as heading and a way back', async () => {
  render(
    <KislapIntlProvider locale="en" catalogue={await loadCatalogue('en')}>
      <${Page} />
    </KislapIntlProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${sentence(name)}');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
});
`;
