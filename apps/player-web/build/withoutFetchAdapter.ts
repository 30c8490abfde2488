import type { Plugin } from 'vite';

const ABSENT = '\0kislap:no-fetch-adapter';

/** Leaves axios' fetch adapter out of the app (4 kB brotli): calls go over XMLHttpRequest, which browsers all have. */
export function withoutFetchAdapter(): Plugin {
  return {
    name: 'kislap:without-fetch-adapter',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isAdapter = source === './fetch.js' && importer?.includes('/axios/lib/adapters/');
      return isAdapter ? ABSENT : undefined;
    },
    load(id) {
      // axios asks every adapter whether it works here; this one says no.
      return id === ABSENT ? 'export const getFetch = () => false; export default false;' : undefined;
    },
  };
}
