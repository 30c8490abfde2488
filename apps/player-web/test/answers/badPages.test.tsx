import { expect, test } from 'vitest';
import { faultsOf } from './faultsOf';
import { pages } from './screens';

test.each(pages.map((screen) => [screen.name, screen] as const))(
  '%s says what happened to each of its calls, and nothing else breaks',
  async (_name, screen) => expect(await faultsOf(screen)).toEqual([]),
);
