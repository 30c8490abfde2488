import { expect, it } from 'vitest';
import { createBatch } from './createBatch';

const here = {};

it('asks for everything of one turn at once, and gives everybody their own answer', async () => {
  const loads: (readonly number[])[] = [];
  const double = createBatch((_, questions: readonly number[]) => {
    loads.push(questions);
    return Promise.resolve(questions.map((question) => question * 2));
  });
  expect(await Promise.all([double(here, 1), double(here, 2), double(here, 3)])).toEqual([2, 4, 6]);
  expect(await double(here, 4)).toBe(8);
  expect(loads).toEqual([[1, 2, 3], [4]]);
});

it('never asks one database for another one', async () => {
  const there = {};
  const loads: [object, readonly number[]][] = [];
  const same = createBatch((database, questions: readonly number[]) => {
    loads.push([database, questions]);
    return Promise.resolve(questions);
  });
  expect(await Promise.all([same(here, 1), same(there, 2)])).toEqual([1, 2]);
  expect(loads).toEqual([
    [here, [1]],
    [there, [2]],
  ]);
});

it('fails for all who asked, and works again afterwards', async () => {
  let isBroken = true;
  const same = createBatch((_, questions: readonly number[]) =>
    isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(questions),
  );
  const both = await Promise.allSettled([same(here, 1), same(here, 2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await same(here, 3)).toBe(3);
});

it('gives nobody a wrong answer when some are missing', async () => {
  const short = createBatch((_, questions: readonly number[]) => Promise.resolve(questions.slice(1)));
  const both = await Promise.allSettled([short(here, 1), short(here, 2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
