import type { Preview } from '@storybook/react-vite';

/** The switches above every story. Width is Storybook's own viewport switch. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  locale: {
    description: 'Language of the player',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'tag', title: 'Tagalog' },
      ],
      dynamicTitle: true,
    },
  },
  skin: {
    description: 'Skin of the operator',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'kislap', title: 'Kislap' },
        { value: 'perlas', title: 'Perlas' },
      ],
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Dark or light',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'dark', title: 'Dark' },
        { value: 'light', title: 'Light' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'less', title: 'Less motion' },
      ],
      dynamicTitle: true,
    },
  },
};
