import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { OperatorSettings } from '../operator/settingRules';
import { readConfigBlock } from '../pages/configBlock';
import { scriptHashes, styleHashes } from '../server/headers';
import { OWN_FOLDER } from '../pages/renderer';
import { openBuild } from './AppBuild';
import { allHomePages } from './OwnMessages';
import type { Configured } from './configure';

/**
 * Opens what lies in the folder now, and says what of it is not as the settings want it: every page and manifest, its
 * compressed siblings, the policy, and the build's name.
 */
export async function findFaults(
  folder: string,
  { config }: OperatorSettings,
  { id, files }: Configured,
): Promise<readonly string[]> {
  const { note } = await openBuild(folder);
  const read = async (file: string): Promise<Buffer> =>
    readFile(join(folder, file)).catch(() => Buffer.alloc(0));
  const text = async (file: string): Promise<string> => (await read(file)).toString('utf8');
  const faults: string[] = [];
  for (const [file, wanted] of files) {
    if (!(await read(file)).equals(wanted)) faults.push(`${file} is not what these settings make.`);
  }
  const headers: Readonly<Record<string, string>> = JSON.parse(
    (await text(`${OWN_FOLDER}/headers.json`)) || '{}',
  );
  const policy = headers['Content-Security-Policy'] ?? '';
  const pages = new Set(
    [...note.pages, ...allHomePages(note, config.languages ?? [])].map(({ file }) => file),
  );
  for (const file of pages) {
    const page = await text(file);
    if (readConfigBlock(page) !== JSON.stringify(config).replaceAll('<', '\\u003c')) {
      faults.push(`${file} carries another configuration.`);
    }
    if (!page.includes(`content="${id}"`)) faults.push(`${file} does not name the build ${id}.`);
    for (const hash of [...scriptHashes([page]), ...styleHashes([page])]) {
      if (!policy.includes(`'${hash}'`))
        faults.push(`${file} has an inline script or style that the policy forbids.`);
    }
    if (!plainOf(brotliDecompressSync, await read(`${file}.br`)).equals(Buffer.from(page))) {
      faults.push(`${file}.br is not ${file}.`);
    }
    if (!plainOf(gunzipSync, await read(`${file}.gz`)).equals(Buffer.from(page))) {
      faults.push(`${file}.gz is not ${file}.`);
    }
  }
  for (const file of note.manifests) {
    if (!(await text(file)).includes(JSON.stringify(config.operatorName))) {
      faults.push(`${file} does not bear the operator's name.`);
    }
  }
  return faults;
}

function plainOf(unpack: (packed: Buffer) => Buffer, packed: Buffer): Buffer {
  try {
    return unpack(packed);
  } catch {
    // Whatever cannot be unpacked is not the page: the caller says so.
    return Buffer.alloc(0);
  }
}
