import { clearToasts } from '@kislap/ui/testing';

interface Prepared {
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Before each story: no toast is left of the last one, and a story test has the gutter that Storybook itself gives a
 * story (`layout: 'padded'`), since it draws the story on a bare page.
 */
export function prepareStory({ parameters }: Prepared) {
  clearToasts();
  if (import.meta.env['VITE_STORY_CHECKS'] === undefined) return;
  document.body.style.padding = parameters['layout'] === 'padded' ? '16px' : '0';
}
