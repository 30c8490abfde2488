import { build } from 'vite';
import { expect, it } from 'vitest';
import { moduleUsers } from './moduleUsers';

/** An app of a few lines, by the names of its modules. */
const app: Readonly<Record<string, string>> = {
  main: "import './frame'; import('./sheet'); import('./page'); import('./lonely');",
  frame: 'document.title = "frame";',
  sheet: "import { field } from './kit'; export const sheet = field();",
  page: "import { field, list } from './kit'; export const page = [field(), list()];",
  lonely: "import './frame'; export const lonely = 1;",
  // All of the kit is named by all who use some of it.
  kit: "export { field } from './field'; export { list } from './list';",
  field: 'export const field = () => document.title;',
  list: 'export const list = () => document.body;',
};

it('tells which entries need a module, not which could reach it', async () => {
  const users = moduleUsers('client');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id.replace('./', '') in app ? `\0${id.replace('./', '')}` : undefined),
        load: (id) => app[id.slice(1)],
      },
      users.plugin,
    ],
    build: { write: false, rolldownOptions: { input: 'main' } },
  });
  const namesOf = (module: string) => [...users.usersOf(`\0${module}`)].map((id) => id.slice(1)).toSorted();
  expect(namesOf('frame')).toEqual(['lonely', 'main']);
  expect(namesOf('field')).toEqual(['page', 'sheet']);
  expect(namesOf('list')).toEqual(['page']);
  expect(namesOf('nowhere')).toEqual([]);
});
