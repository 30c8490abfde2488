import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { singleScript } from './singleScript';

const entry = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url));

/** Puts the boot script into the head of the page and tells its hash in `csp.json`, for the policy's header. */
export function inlineBoot(): Plugin {
  let script: Promise<string> | undefined;
  const readScript = (): Promise<string> => (script ??= singleScript(entry));
  return {
    name: 'kislap:inline-boot',
    applyToEnvironment: ({ name }) => name === 'client',
    async transformIndexHtml() {
      return [{ tag: 'script', children: await readScript(), injectTo: 'head' }];
    },
    async generateBundle() {
      const hash = createHash('sha256')
        .update(await readScript())
        .digest('base64');
      const source = `${JSON.stringify({ scriptHashes: [`sha256-${hash}`] })}\n`;
      this.emitFile({ type: 'asset', fileName: 'csp.json', source });
    },
  };
}
