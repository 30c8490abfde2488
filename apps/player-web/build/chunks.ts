import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/**
 * Which code travels together. Left to itself the bundler makes a file of every module that two pages share, and a
 * phone pays a round trip for each.
 */
export const chunks: CodeSplitting = {
  groups: [
    /** What the first paint of any page needs. */
    { name: 'app', tags: ['$initial'], priority: 40 },
    { name: 'home', test: /pages\/home\/HomePage/, priority: 35 },
    /** The list of all pages, for every page but home. */
    { name: 'pages', test: /routes\/pages\.ts$/, priority: 32 },
    /** What home shows once the operator has answered, and the HTTP client that asks: both come after the first view. */
    {
      name: 'live',
      test: /pages\/home\/live\/|startUp\/(?:StartUpSet|useEverybodysFacts)|libs\/api\/src\/http\/sendMain|node_modules\/axios/,
      priority: 30,
    },
    /** What several pages and overlays share; fetched when the browser is idle. */
    { name: 'kit', minShareCount: 2, priority: 10 },
  ],
};
