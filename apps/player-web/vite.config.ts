import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { catalogueAst } from '#catalogueAst';
import { codeSplitting } from './build/chunks';
import { compressAssets } from './build/compressAssets';
import { configureAsBuilt } from './build/configureAsBuilt';
import { foldAssets } from './build/foldAssets';
import { inlineBoot } from './build/inlineBoot';
import { moduleUsers } from './build/moduleUsers';
import { publishBuild } from './build/publishBuild';
import { shortExports } from './build/shortExports';
import { slimAxios } from './build/slimAxios';
import { besideItsUser, stableOutput } from './build/stableNames';
import { startWords } from './build/startWords';
import { writeManifests } from './build/writeManifests';
import { writeNotices } from './build/writeNotices';
import { writePages } from './build/writePages';
import { version } from './package.json';
import { bundlerTargets } from '@kislap/tools/browsers/bundlerTargets';

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const client = pathTo('./dist');
const server = pathTo('./dist/.prerender');
const licences = '.vite/licences.json';
const words = startWords();
const users = moduleUsers('survey');
const inBrowsers = { conditions: ['source', ...defaultClientConditions] };

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    catalogueAst({ isStart: words.isStart }),
    words.plugin,
    users.plugin,
    react(),
    vanillaExtractPlugin(),
    inlineBoot(),
    shortExports(),
    slimAxios(),
  ],
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': pathTo(
        '../../node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
      ),
      'use-sync-external-store/shim': pathTo('./build/syncExternalStore.ts'),
    },
  },
  experimental: { renderBuiltUrl: besideItsUser },
  // The styles of every environment are written for these browsers.
  build: { target: bundlerTargets() },
  environments: {
    // Finds out which entries need which modules, for the division of the client's code.
    survey: {
      consumer: 'client',
      resolve: inBrowsers,
      build: { target: bundlerTargets(), write: false, minify: false, assetsInlineLimit: 0 },
    },
    client: {
      resolve: inBrowsers,
      build: {
        outDir: client,
        target: bundlerTargets(),
        manifest: true,
        license: { fileName: licences },
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: codeSplitting(users), ...stableOutput } },
      },
    },
    ssr: {
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      build: {
        outDir: server,
        target: 'es2022',
        ssr: true,
        emptyOutDir: true,
        copyPublicDir: false,
        // One file: it stays beside the app, and draws the first view again for each operator.
        rolldownOptions: {
          input: { renderGuestHome: pathTo('./src/start/prerender/renderGuestHome.tsx') },
          output: { codeSplitting: false, assetFileNames: stableOutput.assetFileNames },
        },
      },
    },
  },
  builder: {
    // What one build finds out is known to the next.
    sharedConfigBuild: true,
    async buildApp(builder) {
      const { survey, client: forBrowsers, ssr: forPrerender } = builder.environments;
      if (survey === undefined || forBrowsers === undefined || forPrerender === undefined)
        throw new Error('The build has lost a part.');
      await builder.build(survey);
      // The first build finds out which words the first view says, the second divides them.
      await builder.build(forBrowsers);
      await rm(join(client, 'assets'), { recursive: true });
      await builder.build(forBrowsers);
      await builder.build(forPrerender);
      await writeNotices(client, licences);
      const pages = await writePages(client, server);
      const manifests = await writeManifests(client);
      const assets = await foldAssets({ client, server, pages: pages.map(({ file }) => file) });
      await publishBuild({ client, server, pages, manifests, assets });
      await configureAsBuilt(client);
      await compressAssets(client);
    },
  },
});
