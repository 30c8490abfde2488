import { expect, test } from 'vitest';
import { faultsOf } from './faultsOf';
import { overlays } from './screens';

test.each(overlays.map((screen) => [screen.name, screen] as const))(
  '%s says what happened to each of its calls, and nothing else breaks',
  async (_name, screen) => expect(await faultsOf(screen)).toEqual([]),
);
