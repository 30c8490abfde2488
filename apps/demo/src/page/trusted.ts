/** Trusted Types of browsers that have them; each page's policy names the one that it makes. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: {
      readonly createScriptURL?: (url: string) => string;
      readonly createHTML?: (html: string) => string;
    },
  ): { createScriptURL(url: string): string; createHTML(html: string): string };
}

const isFactory = (found: unknown): found is TrustedTypesFactory =>
  typeof found === 'object' && found !== null && 'createPolicy' in found;

function factory(): TrustedTypesFactory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(found) ? found : undefined;
}

const SCRIPT = '/sw.js';

/** The address of the demo's worker, the only script that its start page may name. */
export function workerUrl(): string {
  const policy = factory()?.createPolicy('kislap-demo', { createScriptURL: () => SCRIPT });
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
}

/** A page that the demo's own operator has drawn. */
export function drawnPage(html: string): string {
  const policy = factory()?.createPolicy('kislap-demo-game', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
