import { loadCatalogue } from '@kislap/i18n';
import '@kislap/ui/theme';
import type { Preview } from '@storybook/react-vite';

import { DocsPageLater } from '../docs/page/DocsPageLater';
import { chromaticModes, startingGlobals, toolbar, phoneWidths } from '../decorators/toolbar';
import { localeIn } from '../decorators/look';
import { PlayerSettings } from '../decorators/PlayerSettings';
import { ScreenDocsLater } from '../docs/parts/ScreenDocsLater';
import { nativeArgTypes } from '../decorators/nativeArgTypes';
import { plainArgTypes } from '../decorators/plainArgTypes';
import { prepareStory } from '../decorators/prepareStory';
import { pseudoCatalogue } from '../decorators/pseudoCatalogue';
import { unionArgTypes } from '../decorators/unionArgTypes';

const { VITE_STORY_CHECKS: checks } = import.meta.env;
/** `npm run pseudo` tells the stories in a language nobody speaks. */
const isPseudo = checks === 'words';

/** What every story is given: the player's language and look, and an accessibility check that fails it. */
const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: startingGlobals,
  loaders: [
    async ({ globals }) => {
      const catalogue = await loadCatalogue(localeIn(globals));
      return { catalogue: isPseudo ? pseudoCatalogue(catalogue) : catalogue };
    },
  ],
  argTypesEnhancers: [unionArgTypes, nativeArgTypes, plainArgTypes],
  beforeEach: prepareStory,
  decorators: [
    (Story, { globals, loaded }) => (
      <PlayerSettings globals={globals} catalogue={loaded['catalogue']}>
        <Story />
      </PlayerSettings>
    ),
  ],
  parameters: {
    a11y: {
      test: isPseudo || checks === 'pictures' ? 'off' : 'error',
      // A test needs what is wrong; to name all that is in order takes half of axe's time.
      options: checks === undefined ? {} : { resultTypes: ['violations'] },
    },
    chromatic: { modes: chromaticModes },
    docs: { container: DocsPageLater, page: ScreenDocsLater },
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
            'Compare',
          ],
          'Primitives',
          'Patterns',
          'Player',
          'Screens',
          'Journeys',
          'Pages',
          'Overlays',
          'Bad input',
          'Reference',
          ['Domain', 'Client and contract', 'Words', 'Kit'],
        ],
      },
    },
  },
  tags: ['test'],
};

export default preview;
