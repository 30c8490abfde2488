import { defineConfig } from 'tsup';
import { base } from './tsup.base.config';

/**
 * The scripts that seed and load; two folders deep, as they lie in the sources, so that they find the server beside
 * them.
 */
export default defineConfig({
  ...base,
  entry: {
    main: 'bench/main.ts',
    floor: 'bench/floorServer.ts',
    seed: 'bench/seed.ts',
    pages: 'bench/pages.ts',
    costs: 'bench/costs.ts',
    calls: 'bench/calls.ts',
    returns: 'bench/returns.ts',
    fairness: 'bench/fairness/main.ts',
  },
  outDir: 'dist/bench',
});
