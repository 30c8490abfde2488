import type { Plugin } from 'vite';

const NO_FETCH = '\0kislap:no-fetch-adapter';

/**
 * Leaves out of axios how it asks by `fetch`: every browser that the app runs in has `XMLHttpRequest`, which axios
 * prefers.
 *
 * @throws Error when axios no longer has it where it was
 */
export function slimAxios(): Plugin {
  let isFound = false;
  return {
    name: 'kislap:slim-axios',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source !== './fetch.js' || importer?.endsWith('/axios/lib/adapters/adapters.js') !== true) return;
      isFound = true;
      return NO_FETCH;
    },
    load: (id) => (id === NO_FETCH ? 'export const getFetch = () => undefined;' : undefined),
    buildEnd(error) {
      if (error === undefined && !isFound)
        this.error('axios has its adapters elsewhere: see build/slimAxios.ts.');
    },
  };
}
