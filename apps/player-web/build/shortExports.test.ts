import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNames } from './shortExports';

const names = fc.uniqueArray(fc.stringMatching(/^[a-z][A-Za-z0-9]{2,20}$/), { maxLength: 300 });

describe('short names of exports', () => {
  it('are names, each once, and the same in whatever order they come', () => {
    fc.assert(
      fc.property(names, (all) => {
        const short = shortNames(all);
        const given = [...short.values()];
        expect(new Set(given).size).toBe(all.length);
        expect(given.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
        expect(shortNames(all.toReversed())).toEqual(short);
      }),
    );
  });

  it('stay when another export comes, unless it takes one of them', () => {
    const before = ['Button', 'Heading', 'Icon', 'useText'];
    const after = shortNames([...before, 'AnswerError', 'zebra']);
    for (const [name, short] of shortNames(before)) expect(after.get(name)).toBe(short);
  });
});
