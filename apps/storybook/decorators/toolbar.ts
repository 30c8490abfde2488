import { skins } from '@kislap/ui/skins';
import type { Preview } from '@storybook/react-vite';

interface Choice {
  readonly value: string;
  readonly title: string;
}

const chooses = (description: string, icon: ToolbarIcon, items: readonly Choice[]) => ({
  description,
  toolbar: { title: description, icon, items: [...items], dynamicTitle: true },
});

type ToolbarIcon = 'globe' | 'paintbrush' | 'contrast' | 'zoom' | 'play' | 'transfer';

/**
 * The switches above every story and page. Each can be asked for in an address: `globals=locale:tag;text:200`.
 * Width is Storybook's own viewport switch.
 */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  locale: chooses('Language of the player', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'tag', title: 'Tagalog' },
  ]),
  skin: chooses(
    'Skin of the operator',
    'paintbrush',
    skins.map(({ id, name }) => ({ value: id, title: name })),
  ),
  scheme: chooses('Dark or light', 'contrast', [
    { value: 'dark', title: 'Dark' },
    { value: 'light', title: 'Light' },
  ]),
  text: chooses(
    'Size of text',
    'zoom',
    ['100', '125', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
  ),
  motion: chooses('Motion', 'play', [
    { value: 'full', title: 'Full motion' },
    { value: 'less', title: 'Less motion' },
  ]),
  direction: chooses('Direction of motion', 'transfer', [
    { value: 'forward', title: 'Forward' },
    { value: 'back', title: 'Back' },
  ]),
};
