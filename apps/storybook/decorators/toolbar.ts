import { ownLanguages } from '@kislap/i18n';
import { skins } from '@kislap/ui/skins';
import type { Preview } from '@storybook/react-vite';

/**
 * What the toolbar shows at first. The story tests run twice, and the second run says by these variables that
 * it wants the other language, skin and scheme.
 */
export const startingGlobals = {
  locale: import.meta.env['VITE_STORY_LOCALE'] ?? 'en',
  skin: import.meta.env['VITE_STORY_SKIN'] ?? 'kislap',
  scheme: import.meta.env['VITE_STORY_SCHEME'] ?? 'dark',
  motion: import.meta.env['VITE_STORY_MOTION'] ?? 'full',
  text: import.meta.env['VITE_STORY_TEXT'] ?? '100',
  direction: 'forward',
  viewport: { value: 'w390', isRotated: false },
};

/** The four phone widths every component is looked at in, and the two wide layouts. */
export const phoneWidths = {
  w320: { name: '320, the narrowest', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w360: { name: '360, most Androids', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  w390: { name: '390, the drawing', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  w430: { name: '430, the column', styles: { width: '430px', height: '932px' }, type: 'mobile' },
  w820: { name: '820, rail and column', styles: { width: '820px', height: '1100px' }, type: 'tablet' },
  w1280: { name: '1280, rail, column, panel', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
} as const;

/**
 * How Chromatic photographs a story, unless the story says otherwise: on the phone of the drawing, at rest. A width in
 * pixels is what its documentation asks for; the height is then that of the story.
 */
const modeIn = (skin: string, scheme: 'dark' | 'light') => ({
  locale: 'en',
  skin,
  scheme,
  motion: 'less',
  viewport: 390,
});

const usual = 'kislap dark';

/** One picture a story. What a skin and a scheme change is shown by the stories under Checks/Looks. */
export const chromaticModes = { [usual]: modeIn('kislap', 'dark') };

/** For a story that is about one look: that look, in place of the usual one. */
export const onlyMode = (skin: string, scheme: 'dark' | 'light') => ({
  [usual]: { disable: true },
  [`${skin} ${scheme}`]: modeIn(skin, scheme),
});

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
  locale: chooses(
    'Language of the player',
    'globe',
    ownLanguages.map(({ code, name }) => ({ value: code, title: name })),
  ),
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
