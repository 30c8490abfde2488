import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The frame around the stories stays calm and dark, whatever skin is looked at. */
addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'The Kislap kit', brandTarget: '_self' }),
  sidebar: { showRoots: true },
});
