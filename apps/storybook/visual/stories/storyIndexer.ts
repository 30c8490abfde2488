import { readFile } from 'node:fs/promises';
import { storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

import { readStoryFile } from './storyFile';

/**
 * Lists a file's stories as Storybook's own indexer does, which walks every function of every story for it: four of the
 * ten seconds that a first story may take. What is written in another way than here is left to Storybook.
 */
export const storyIndexer: Indexer = {
  test: /[.]stories[.]tsx$/,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    const found = readStoryFile(fileName, code);
    if (found === undefined) return loadCsf(code, { ...options, fileName }).parse().indexInputs;
    return found.stories.map(({ exportName, name, tags }) => ({
      type: 'story',
      subtype: 'story',
      exportName,
      name: name ?? storyNameFromExport(exportName),
      title: options.makeTitle(found.title),
      tags: [...found.tags, ...tags],
      ...(found.component === undefined ? {} : { rawComponentPath: found.component }),
    }));
  },
};
