import type { Plugin } from 'vite';

const ABSENT = '\0kislap:no-axios-extra:';
const AXIOS_FILE = /\/axios\/lib\/(?<file>.+\.js)$/;

/**
 * What axios carries for uses that the app has none of, and what stands in for each. Its calls are forms, texts and
 * `URLSearchParams` sent over XMLHttpRequest, read as text, cancelled by a signal, without interceptors, parameters in
 * the address, cookies made headers or progress.
 */
const standIns: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => false; export default false;',
  'cancel/CancelToken.js': 'export default undefined;',
  'core/InterceptorManager.js': 'export default class { forEach() {} }',
  'core/assertParamsAcyclic.js': 'export default () => {};',
  'core/setFormDataHeaders.js': 'export default undefined;',
  'helpers/AxiosURLSearchParams.js': 'export default undefined;',
  'helpers/HttpStatusCode.js': 'export default undefined;',
  'helpers/buildURL.js': 'export default (url) => url;',
  'helpers/cookies.js': 'export default undefined;',
  'helpers/formDataToJSON.js': 'export default undefined;',
  'helpers/isURLSameOrigin.js': 'export default () => false;',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = undefined;',
  'helpers/toFormData.js': 'export default undefined;',
  'helpers/toURLEncodedForm.js': 'export default undefined;',
  'helpers/validator.js':
    'const none = () => {}; export default { assertOptions: none, validators: { transitional: none, spelling: none } };',
};

/**
 * Leaves out of the app what it does not use of axios (7 kB brotli).
 *
 * @throws Error when axios has no such file any more: the list has to be looked through again.
 */
export function withoutAxiosExtras(): Plugin {
  const missing = new Set(Object.keys(standIns));
  return {
    name: 'kislap:without-axios-extras',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer?.includes('/axios/lib/') || !source.startsWith('.')) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = AXIOS_FILE.exec(resolved?.id ?? '')?.groups?.['file'];
      if (file === undefined || standIns[file] === undefined) return undefined;
      missing.delete(file);
      return ABSENT + file;
    },
    load: (id) => (id.startsWith(ABSENT) ? standIns[id.slice(ABSENT.length)] : undefined),
    generateBundle() {
      if (missing.size > 0) throw new Error(`axios does not have ${[...missing].join(', ')} any more.`);
    },
  };
}
