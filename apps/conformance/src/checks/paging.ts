import type { CheckContext } from '../context/CheckContext';
import { askPage, cursorBeyond } from '../paging/pages';
import { fieldIn } from '../shape/values';
import { type CheckKind, type Observation, observe } from './Check';
import { askSmallPages, countAll, forEachPagedList, type Walk } from './forEachPagedList';

/** How lists come page after page. */
export const paging: CheckKind = {
  id: 'paging',
  title: 'Lists come page after page, each row once',
  checks: [
    {
      id: 'paging.order',
      title: 'Rows come in the order of their ids',
      why: 'The next page is asked for by the smallest id: rows out of order are shown twice or never.',
      advice:
        'Sort by the id itself, newest first (deposit notices: oldest first), not by a time two rows may share.',
      severity: 'error',
      needs: 'account',
      run: (context) => forEachPagedList(context, outOfOrder),
    },
    {
      id: 'paging.unique',
      title: 'No row comes twice',
      why: 'A bet or deposit that stands there twice looks as if it had been charged twice.',
      advice:
        'Look for a join that multiplies rows, and for a page that starts at the last row of the one before.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        forEachPagedList(context, ({ pages }) => {
          const ids = pages.flatMap((page) => page.ids);
          const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
          return twice.length === 0 ? undefined : `the row ${twice[0]} comes more than once`;
        }),
    },
    {
      id: 'paging.cursor',
      title: 'The next page starts behind the page before',
      why: 'The app would show the first page again and again, and never reach the end.',
      advice: 'Answer rows whose id is smaller than the one asked with (deposit notices: larger).',
      severity: 'error',
      needs: 'account',
      run: (context) => forEachPagedList(context, ignoresCursor),
    },
    {
      id: 'paging.size',
      title: 'A page has no more rows than the contract or the request says',
      why: 'One long answer is slow on a phone line, and a page size that is ignored makes page 2 meaningless.',
      advice: 'Limit a page to the size in the reference; where paging carries a size, use that.',
      severity: 'error',
      needs: 'account',
      run: (context) => forEachPagedList(context, async (walk) => await tooLong(context, walk)),
    },
    {
      id: 'paging.end',
      title: 'Behind the last row comes an empty page',
      why: 'The app takes only an empty page for the end: it would ask for ever.',
      advice: 'Answer an empty list to a cursor behind the end, not the last page again and not an error.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        forEachPagedList(context, async ({ call, paging: how }) => {
          const page = await askPage(context, call, { cursor: cursorBeyond(how) });
          if (!page) return 'was refused or cannot be read';
          return page.rows.length === 0 ? undefined : `answered ${page.rows.length} rows`;
        }),
    },
    {
      id: 'paging.stable',
      title: 'The same page asked twice is the same page',
      why: 'Rows would jump under the finger, and some would fall between two pages.',
      advice: 'Sort by something that no two rows share.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        forEachPagedList(context, async ({ call, pages: [first] }) => {
          if (!first || first.rows.length < 2) return null;
          const again = await askPage(context, call, { cursor: first.cursor });
          return again?.ids.join() === first.ids.join() ? undefined : 'came in another order the second time';
        }),
    },
    {
      id: 'paging.total',
      title: 'The total counts the rows there are',
      why: 'The app shows the total and stops paging by it.',
      advice: 'Count the same rows that the pages show, with the same conditions.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        forEachPagedList(context, ({ paging: how, pages }) => {
          if (how.by !== 'pagingText') return null;
          const counted = countAll(pages);
          const total = Number(fieldIn(pages[0]?.reply.data, how.total));
          if (counted === undefined || total === counted) return undefined;
          return `${how.total} is ${total}, the pages hold ${counted} rows`;
        }),
    },
    {
      id: 'paging.more',
      title: 'The flag "more" says whether another page follows',
      why: 'The app would leave out the rest of the list, or offer a page that is empty.',
      advice: 'Set it to 1 exactly when the next page has rows.',
      severity: 'error',
      needs: 'account',
      run: (context) => forEachPagedList(context, liesAboutMore),
    },
    {
      id: 'paging.latest',
      title: 'logId -1 answers the latest notice alone',
      why: 'The app would announce old deposits as if they had arrived just now.',
      advice: 'Answer to -1 the newest notice, or an empty list when there is none.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await askLatest(context)],
    },
  ],
};

function outOfOrder({ paging: { by }, pages }: Walk): string | undefined | null {
  if (by !== 'before' && by !== 'after') return null;
  const ids = pages.flatMap((page) => page.ids);
  const isBefore = (one: number, next: number) => (by === 'before' ? one >= next : one <= next);
  const index = ids.findIndex((id, at) => at > 0 && !isBefore(ids[at - 1] ?? id, id));
  return index < 0 ? undefined : `${ids[index - 1]} is followed by ${ids[index]}`;
}

function ignoresCursor({ paging: { by }, pages }: Walk): string | undefined | null {
  if (pages.length < 2) return null;
  const [first] = pages;
  for (const page of pages.slice(1)) {
    const isFirstAgain = page.rows.length > 0 && page.ids.join() === first?.ids.join();
    const at = Number(page.cursor);
    const wrong = page.ids.find((id) => (by === 'before' ? id >= at : by === 'after' && id <= at));
    if (isFirstAgain) return 'answered the first page again';
    if (wrong !== undefined) return `asked with ${at}, answered the row ${wrong}`;
  }
  return undefined;
}

async function tooLong(context: CheckContext, walk: Walk): Promise<string | undefined> {
  const { paging: how, pages } = walk;
  if (how.by === 'pagingText') return await askSmallPages(context, walk);
  const longest = Math.max(...pages.map((page) => page.rows.length));
  if (how.size === undefined || longest <= how.size) return undefined;
  return `a page has ${longest} rows, the contract says ${how.size}`;
}

function liesAboutMore({ paging: how, pages }: Walk): string | undefined | null {
  if (how.by !== 'page' || pages.length < 2) return null;
  for (const [index, page] of pages.slice(0, -1).entries()) {
    const isMore = Number(fieldIn(page.reply.data, how.more)) === 1;
    const hasMore = (pages[index + 1]?.rows.length ?? 0) > 0;
    if (isMore !== hasMore) {
      return `page ${page.cursor} says ${isMore ? 1 : 0}, the next one ${hasMore ? 'has' : 'has no'} rows`;
    }
  }
  return undefined;
}

async function askLatest(context: CheckContext): Promise<Observation> {
  const call = context.call('depositNotice');
  const all = await askPage(context, call, { cursor: '0' });
  const latest = await askPage(context, call, { cursor: '-1' });
  if (!all || !latest) return observe.skipped(call.name, 'no answer to look at');
  const expected = all.ids.slice(-1).join();
  const isFine = latest.ids.join() === expected;
  return observe.unless(call.name, isFine ? undefined : `answered ${latest.rows.length} rows`);
}
