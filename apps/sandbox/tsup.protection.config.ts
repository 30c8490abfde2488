import { defineConfig } from 'tsup';
import { faultOf, withoutMarkers } from './oracle/faults/faults';
import { plantFaults } from './oracle/faults/plantFaults';
import { base } from './tsup.base.config';

/** The fault that is planted in this build, by its name; none where it is not set. */
const fault = process.env['KISLAP_FAULT'];

/** The walk beside a second model of the protection, as a command. */
export default defineConfig({
  ...base,
  // The worker is a process of the operator, where two of them share a PostgreSQL.
  entry: { main: 'oracle/main.ts', worker: 'oracle/drive/worker.ts' },
  outDir: fault === undefined ? 'dist/oracle' : `dist/oracle-${fault}`,
  noExternal: [/^@kislap\//],
  esbuildPlugins: [plantFaults([withoutMarkers, ...(fault === undefined ? [] : [faultOf(fault)])])],
});
