import { defineConfig } from 'tsup';
import { base } from './tsup.base.config';

/** A broken server to try the kit on; never part of what is published. */
export default defineConfig({ ...base, entry: { main: 'test/faulty/main.ts' }, outDir: 'dist/faulty' });
