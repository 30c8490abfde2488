import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Switches } from '../kernel/Switches';
import { shippedSuffix } from './shippedSuffix';
import { webRootFolder } from './webRootFolder';

const latestBuild = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

/** The name of the build that pages are told to run; '' when nothing is built. */
export async function newestBuildId({ shippedBuilds }: Switches): Promise<string> {
  try {
    const { id } = v.parse(latestBuild, await readFile(join(webRootFolder(), 'builds/latest.json'), 'utf8'));
    return id + shippedSuffix(shippedBuilds);
  } catch {
    return '';
  }
}
