import { storyNameFromExport, toId } from 'storybook/internal/csf';

import { storyIndexer } from '../stories/storyIndexer';
import { storyFiles } from './storyParts';

const options = { makeTitle: (title = '') => title };

/** Every story that there is, told in this run or not. */
export async function storyIds(): Promise<ReadonlySet<string>> {
  const found = await Promise.all(storyFiles.map(async (file) => storyIndexer.createIndex(file, options)));
  return new Set(
    found.flat().map(({ title = '', exportName }) => toId(title, storyNameFromExport(exportName))),
  );
}
