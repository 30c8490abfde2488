const name = 'virtual:screens';

/**
 * What every page and overlay is, as a module: it is read from their sources when a page of the workshop asks for it.
 *
 * @type {import('vite').Plugin}
 */
export const screensPlugin = {
  name: 'kislap:screens',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const { screens } = await import('./screens.mjs');
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(screens()))});`;
  },
};
