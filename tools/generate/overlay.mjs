import { camel, kebab, pascal, words } from './names.mjs';

/**
 * A screen over a page: `overlay bet-details`. Its name is also its folder and its name in links.
 *
 * @param {string} name
 * @returns {import('./Plan.mjs').Plan}
 */
export function overlay(name) {
  const path = kebab(name);
  const Overlay = `${pascal(path)}Overlay`;
  const home = `apps/player-web/src/overlays/${path}`;
  const key = path === camel(path) ? path : `'${path}'`;
  const title = `${camel(path)}.title`;
  return {
    files: {
      [`${home}/${Overlay}.tsx`]: overlayFile({ key: `'${path}'`, Overlay, title }),
      [`${home}/${pascal(path)}.stories.tsx`]: storiesFile(path),
      [`${home}/${Overlay}.test.tsx`]: testFile(path, Overlay),
    },
    inserted: {
      'apps/player-web/src/navigation/overlays/OverlayMap.ts': {
        before: '}\n\nexport type OverlayName',
        text: `  ${key}: { props: object; result: 'accepted' };\n`,
      },
      'apps/player-web/src/overlays/registry.ts': {
        before: '\n};',
        text: `\n  ${key}: lazyScreen(() => import('./${path}/${Overlay}').then((code) => code.${Overlay})),`,
      },
    },
    messages: { [title]: { en: sentence(path), fil: sentence(path) } },
    described: {
      [`${camel(path)}.*`]: `The overlay “${sentence(path)}”: say here what a player does in it.`,
    },
  };
}

/** @param {string} name @returns {string} `Bet details`. */
const sentence = (name) => words(name).charAt(0).toUpperCase() + words(name).slice(1);

/** @param {{ key: string, Overlay: string, title: string }} names */
const overlayFile = ({ key, Overlay, title }) => `import { useText } from '@kislap/i18n';
import { Button, Sheet } from '@kislap/ui';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Say here what a player does in this overlay and what it answers. */
export function ${Overlay}({ modal, onAnswer }: OverlayProps<${key}>) {
  const text = useText();
  return (
    <Sheet {...modal} title={text('${title}')} closeLabel={text('common.close')}>
      <Button isBlock onClick={() => onAnswer('accepted')}>
        {text('common.ok')}
      </Button>
    </Sheet>
  );
}
`;

/** @param {string} path */
const storiesFile = (path) => `import type { Meta } from '@storybook/react-vite';
import { overlayStory } from '../../testing/overlayStory';

const meta: Meta = { title: 'Overlays/${sentence(path)}' };
export default meta;

/** Add Loading, Empty, Failed and Offline, each by what the operator answers. */
export const Loaded = overlayStory({ name: '${path}', options: {} }, {});
`;

/** @param {string} path @param {string} Overlay */
const testFile = (path, Overlay) => `import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ${Overlay} } from './${Overlay}';

afterEach(cleanup);

const open = async (onAnswer: () => void, onDismiss: () => void): Promise<void> => {
  render(
    <KislapIntlProvider locale="en" catalogue={await loadCatalogue('en')}>
      <${Overlay} modal={{ isOpen: true, onDismiss, onExited: () => undefined }} onAnswer={onAnswer} />
    </KislapIntlProvider>,
  );
};

test('the ${words(path)} overlay is a dialog with its title and answers once', async () => {
  const onAnswer = vi.fn();
  await open(onAnswer, vi.fn());
  expect(screen.getByRole('dialog', { name: '${sentence(path)}' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('accepted');
});

test('the ${words(path)} overlay can be closed without an answer', async () => {
  const onDismiss = vi.fn();
  await open(vi.fn(), onDismiss);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('closeButton');
});
`;
