import { defineConfig } from 'tsup';
import { libraryEntries } from '@kislap/tools/packages/libraryEntries';

const common = { outDir: 'dist', target: 'es2022', splitting: true, sourcemap: true } as const;

export default defineConfig([
  { ...common, format: 'esm', entry: libraryEntries('api') },
  // The contract alone is also for servers that require.
  { ...common, format: 'cjs', entry: libraryEntries('api', ({ require }) => require !== undefined) },
]);
