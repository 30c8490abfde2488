import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiReport } from './apiReport.mjs';
import { libraries } from './libraries.mjs';
import { formatted, writeFormatted } from '../format.mjs';

/**
 * Compares the public surface of the built packages with the committed reports.
 *
 * @param {{ isUpdate: boolean }} options With `isUpdate` the reports are written anew.
 * @returns {Promise<string[]>} The reports that have drifted.
 */
export async function checkReports({ isUpdate }) {
  const drifted = [];
  for (const library of libraries) {
    const path = fileURLToPath(new URL(`../../docs/api/${library.name}.api.md`, import.meta.url));
    const report = apiReport(library);
    if (isUpdate) await writeFormatted(path, report);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== (await formatted(path, report))) {
      drifted.push(
        `docs/api/${library.name}.api.md is not what @kislap/${library.name} exports: if the change is meant, run ` +
          '`npm run packages:check -- --update` and let it be seen.',
      );
    }
  }
  return drifted;
}
