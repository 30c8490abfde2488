import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Tells running apps which build is the newest: `builds/latest.json`, changed whenever any file has. */
export function latestBuild(): Plugin {
  return {
    name: 'kislap:latest-build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle).toSorted().join();
        const id = createHash('sha256').update(names).digest('hex').slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName: 'builds/latest.json',
          source: `${JSON.stringify({ id })}\n`,
        });
      },
    },
  };
}
