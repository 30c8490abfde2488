// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import useSWR, { SWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { afterEach, describe, expect, it } from 'vitest';
import { answerCache } from './answerCache';
import { dropOldAnswers, oldAnswers } from './dropOldAnswers';

const balance = '@"getUserScore",7,';
const keys = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(balance, '@"orderInfo",7,"D3",'),
    fc.nat(99).map((day) => `@"betSummary",7,"2026-01-${day}",`),
    fc.tuple(fc.nat(5), fc.nat(20)).map(([list, page]) => `@"betRows",7,${list},${page},`),
    fc.nat(5).map((list) => `$inf$@"betRows",7,${list},0,`),
  ),
  { maxLength: 60 },
);
const history = fc.record({ keys, shown: fc.uniqueArray(fc.nat(59)), most: fc.nat(60) });

describe('which answers are forgotten', () => {
  it('never one that is shown, is a page of a shown list, or that money goes by', () => {
    fc.assert(
      fc.property(history, ({ keys: held, shown, most }) => {
        const isShown = (key: string) => shown.includes(held.indexOf(key));
        const old = oldAnswers(held, isShown, most);
        for (const key of old) {
          expect(isShown(key)).toBe(false);
          expect(key).not.toMatch(/getUserScore|orderInfo/);
          const list = /^@"betRows",7,(?<list>\d+),/.exec(key)?.groups?.['list'];
          expect(list !== undefined && isShown(`$inf$@"betRows",7,${list},0,`)).toBe(false);
        }
      }),
    );
  });

  it('the oldest first, and no more than are too many', () => {
    fc.assert(
      fc.property(history, ({ keys: held, most }) => {
        const old = oldAnswers(held, () => false, most);
        const free = held.filter((key) => !/getUserScore|orderInfo/.test(key));
        expect(old).toEqual(free.slice(0, Math.max(0, held.length - most)));
      }),
    );
  });
});

const cache = answerCache.provider();

/** Leaves so many answers that nothing shows. */
const fill = (count: number): void => {
  for (let index = 0; index < count; index += 1) cache.set(`@"betSummary",7,${index},`, { data: index });
};

function Screen() {
  const { data } = useSWR(['vipLevels', 7], async () => 'levels');
  const list = useSWRInfinite(
    (index) => ['betRows', 7, index],
    async () => 'rows',
    { initialSize: 2 },
  );
  return <p>{`${data} ${list.data?.length}`}</p>;
}

afterEach(() => {
  cleanup();
  answerCache.clear();
});

it('a long visit keeps what is on the screen, and a bounded rest', async () => {
  render(
    <SWRConfig value={{ provider: answerCache.provider }}>
      <Screen />
    </SWRConfig>,
  );
  await screen.findByText('levels 2');
  const shown = [...cache.keys()];
  expect(shown).toHaveLength(4);
  cache.set(balance, { data: 5 });
  fill(1000);
  dropOldAnswers();
  const left = [...cache.keys()];
  expect(left).toHaveLength(250);
  expect(left).toEqual(expect.arrayContaining([...shown, balance, '@"betSummary",7,999,']));
  expect(left).not.toContain('@"betSummary",7,0,');
  await waitFor(() => screen.getByText('levels 2'));
});

it('what has just been answered again is not the oldest', () => {
  fill(260);
  cache.set('@"betSummary",7,0,', { data: 'again' });
  dropOldAnswers();
  expect(cache.get('@"betSummary",7,0,')?.data).toBe('again');
  expect(cache.get('@"betSummary",7,1,')).toBeUndefined();
});
