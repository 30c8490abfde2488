import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Class names are all that a unit test needs of a style sheet.
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short', unstable_mode: 'transform' })],
  resolve: { conditions: ['source'] },
  // The kit's pictures lie outside this folder, wherever the tests are started from.
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  ssr: { resolve: { conditions: ['source'] } },
  define: { __APP_VERSION__: JSON.stringify('test') },
  test: {
    name: 'player-web',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'build/**/*.test.ts', 'test/worlds/*.test.ts'],
    environment: 'happy-dom',
    // One module graph per worker: loading the kit anew for each file would take most of the time.
    isolate: false,
    // Threads cost a seventh less than processes do.
    pool: 'threads',
    // The first test brings late code with it, on a machine that does ten other things.
    testTimeout: 30_000,
    setupFiles: [
      '../../libs/ui/src/testing/classNamesOnly.ts',
      './src/testing/noNetwork.ts',
      './src/testing/provideAppScreens.ts',
      './src/testing/newDevice.ts',
    ],
  },
});
