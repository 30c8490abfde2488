import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { looks } from '../looks';
import { baselinesOf } from './baselines';

const night = '390x844 abcdefghijklmnopqrstuv';
let folder = '';

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'kislap-baselines-'))}/`;
});

afterEach(() => rmSync(folder, { recursive: true }));

describe.each(looks)('the baselines of $name', (look) => {
  test('know nothing at first', () => {
    const baselines = baselinesOf(look, folder);
    expect(baselines.storyIds()).toEqual([]);
    expect(baselines.digestOf('player-gametile--idle')).toBeUndefined();
  });

  test('remember a story for whoever reads them next', () => {
    baselinesOf(look, folder).keep('player-gametile--idle', night);
    const baselines = baselinesOf(look, folder);
    expect(baselines.storyIds()).toEqual(['player-gametile--idle']);
    expect(baselines.digestOf('player-gametile--idle')).toBe(night);
  });

  test('drop a story that is gone', () => {
    const baselines = baselinesOf(look, folder);
    baselines.keep('player-gametile--idle', night);
    baselines.drop('player-gametile--idle');
    expect(baselinesOf(look, folder).storyIds()).toEqual([]);
  });
});

test('digests stand in the order of their stories, so that two changes rarely touch one line', () => {
  const [, digests] = looks;
  const baselines = baselinesOf(digests, folder);
  baselines.keep('player-wheel--idle', night);
  baselines.keep('player-fan--open', night);
  const lines = readFileSync(`${folder}${digests.name}.json`, 'utf8');
  expect(lines.indexOf('player-fan--open')).toBeLessThan(lines.indexOf('player-wheel--idle'));
});
