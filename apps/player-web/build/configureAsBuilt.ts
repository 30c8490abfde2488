import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBuild, planFiles, readConfigBlock, readSettings, writeFiles } from '#configure';

/**
 * Configures the build with the block that stands in its own page, by the same code as an operator's: a build that
 * nobody has configured yet is whole, too.
 *
 * @throws Error when that block cannot be used
 */
export async function configureAsBuilt(client: string): Promise<void> {
  const { note } = await openBuild(client);
  const block = readConfigBlock(await readFile(join(client, 'shell.html'), 'utf8')) ?? '';
  const read = readSettings(
    block,
    note.skins.map(({ id }) => id),
  );
  if ('problems' in read) {
    throw new Error(`The configuration in index.html is wrong: ${JSON.stringify(read.problems)}`);
  }
  await writeFiles(client, await planFiles(client, read.settings));
}
