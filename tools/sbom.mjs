import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenOut, sbomOf } from './sbom/sbomOf.mjs';
import { readArguments } from './readArguments.mjs';

readArguments('npm run sbom', {});

/** `npm run sbom`: writes a CycloneDX bill of materials for everything that is given out into `reports/sbom`. */
const folder = fileURLToPath(new URL('../reports/sbom', import.meta.url));

mkdirSync(folder, { recursive: true });
for (const workspace of givenOut) {
  const sbom = sbomOf(workspace);
  const file = join(folder, `${basename(workspace)}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(sbom, undefined, 2)}\n`);
  console.log(`${file}: ${sbom.components.length} components`);
}
