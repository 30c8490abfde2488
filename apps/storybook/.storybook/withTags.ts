import type { Indexer } from 'storybook/internal/types';

import { storyTags } from './storyTags';

/** Reads stories as Storybook does, and gives each the tags that it can be found by. */
export const withTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const found = await indexer.createIndex(file, options);
    return found.map((entry) => {
      const tags = storyTags(options.makeTitle(entry.title), entry.exportName);
      return { ...entry, tags: [...(entry.tags ?? []), ...tags] };
    });
  },
});
