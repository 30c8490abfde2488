const prefix = 'virtual:reference/';

/**
 * What a library exports, as a module: `virtual:reference/domain`. It is read from the docstrings and from the
 * committed reports of the built packages when a page asks for it, so that nothing has to be kept in step by hand.
 *
 * @type {import('vite').Plugin}
 */
export const referencePlugin = {
  name: 'kislap:reference',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const { reference } = await import('./reference.mjs');
    const entries = JSON.stringify(reference(id.slice(prefix.length + 1)));
    return `export default JSON.parse(${JSON.stringify(entries)});`;
  },
};
