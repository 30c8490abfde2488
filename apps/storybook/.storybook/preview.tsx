import { loadCatalogue } from '@kislap/i18n';
import '@kislap/ui/theme';
import type { Preview } from '@storybook/react-vite';

import { DocsPageLater } from '../decorators/DocsPageLater';
import { chromaticModes } from '../decorators/chromaticModes';
import { localeIn } from '../decorators/localeIn';
import { PlayerSettings } from '../decorators/PlayerSettings';
import { prepareStory } from '../decorators/prepareStory';
import { startingGlobals } from '../decorators/startingGlobals';
import { toolbar } from '../decorators/toolbar';
import { phoneWidths } from '../decorators/phoneWidths';

/** What every story is given: the player's language and look, and an accessibility check that fails it. */
const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: startingGlobals,
  loaders: [async ({ globals }) => ({ catalogue: await loadCatalogue(localeIn(globals)) })],
  beforeEach: prepareStory,
  decorators: [
    (Story, { globals, loaded }) => (
      <PlayerSettings globals={globals} catalogue={loaded['catalogue']}>
        <Story />
      </PlayerSettings>
    ),
  ],
  parameters: {
    a11y: { test: import.meta.env['VITE_STORY_CHECKS'] === 'pictures' ? 'off' : 'error' },
    chromatic: { modes: chromaticModes },
    docs: { container: DocsPageLater },
    layout: 'padded',
    viewport: { options: phoneWidths },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          [
            'Principles',
            'Tokens',
            'Type and money',
            'Wording',
            'Icons',
            'Illustrations',
            'Motion',
            'Accessibility',
            'Stories are tests',
            'Make a skin',
          ],
          'Primitives',
          'Patterns',
          'Player',
          'Screens',
          'Pages',
          'Overlays',
          'Bad input',
        ],
      },
    },
  },
  tags: ['test'],
};

export default preview;
