/** Trusted Types of browsers that have them; the policy is named in the page's content security policy. */
interface TrustedTypesFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const SCRIPT = '/sw.js';

const isFactory = (found: unknown): found is TrustedTypesFactory =>
  typeof found === 'object' && found !== null && 'createPolicy' in found;

let trusted: string | undefined;

/** The address of the service worker's script, as the strict policy wants to have it; it allows no other. */
export function workerUrl(page: Window): string {
  const factory: unknown = Reflect.get(page, 'trustedTypes');
  trusted ??= isFactory(factory)
    ? factory.createPolicy('app-sw', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT)
    : SCRIPT;
  return trusted;
}
