import { expect, test } from 'vitest';

import { vipLevelName } from './VipName';

test.each([
  [0, undefined],
  [1, 'vip.name.kawayan'],
  [3, 'vip.name.capiz'],
  [10, 'vip.name.perlas2'],
  [11, undefined],
] as const)('level %i is called %s', (level, name) => {
  expect(vipLevelName(level)).toBe(name);
});
