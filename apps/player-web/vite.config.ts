import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { catalogueAst } from '../../libs/i18n/vite/catalogueAst';
import { chunks } from './build/chunks';
import { compressAssets } from './build/compressAssets';
import { inlineBoot } from './build/inlineBoot';
import { prerender } from './build/prerender';
import { publishBuild } from './build/publishBuild';
import { startWords } from './build/startWords';
import { withoutAxiosExtras } from './build/withoutAxiosExtras';
import { withoutIntlFormats } from './build/withoutIntlFormats';
import { writeManifests } from './build/writeManifests';
import { version } from './package.json';

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const client = pathTo('./dist');
const server = pathTo('./dist/.prerender');
const words = startWords();

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    catalogueAst({ isStart: words.isStart }),
    words.plugin,
    react(),
    vanillaExtractPlugin(),
    inlineBoot(),
    withoutAxiosExtras(),
    withoutIntlFormats(),
  ],
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': pathTo(
        '../../node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
      ),
      'use-sync-external-store/shim': pathTo('./build/syncExternalStore.ts'),
      'react-style-singleton': pathTo('../../libs/ui/src/csp/styleSingleton.ts'),
    },
  },
  environments: {
    client: {
      resolve: { conditions: ['source', ...defaultClientConditions] },
      build: {
        outDir: client,
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: chunks } },
      },
    },
    ssr: {
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      build: {
        outDir: server,
        target: 'es2022',
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { input: { renderGuestHome: pathTo('./src/prerender/renderGuestHome.tsx') } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client: forBrowsers, ssr: forPrerender } = builder.environments;
      if (forBrowsers === undefined || forPrerender === undefined)
        throw new Error('The build has lost a part.');
      // The first build finds out which words the first view says, the second divides them.
      await builder.build(forBrowsers);
      await rm(join(client, 'assets'), { recursive: true });
      await builder.build(forBrowsers);
      await builder.build(forPrerender);
      await prerender({ client, server });
      await writeManifests(client);
      await publishBuild(client);
      await compressAssets(client);
    },
  },
});
