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
