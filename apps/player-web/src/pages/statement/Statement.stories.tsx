import { answer, beOffline, keepSilent, refuse, sampleStatement } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Statement' };
export default meta;

const at = '/user/statement';
const nothingMoved = {
  dep: 0,
  wdw: 0,
  bonus: 0,
  BetScore: 0,
  WinScore: 0,
  net: 0,
  minutes: 0,
  open: 0,
  close: 0,
};
const october = `${at}?month=2025-10`;

/** The sums add up, the thirty days stand in a table too, and every movement has the balance after it. */
export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('₱12,081.17');
  await visitor.sees('+₱14.00');
  // A sitting goes on through a pause of up to that.
  await visitor.sees(text('stmt.timeWhy', { n: 15 }));
  const table = await screen.findByRole('table');
  await expect(within(table).getAllByRole('row')).toHaveLength(31);
  // Rows are drawn when they come into sight.
  screen.getByRole('heading', { name: text('stmt.movements') }).scrollIntoView();
  await visitor.sees(text('stmt.after', { amount: '₱12,345.67' }));
  await visitor.sees(text('common.noMore'));
});

export const Loading = pageStory({ at, operator: { statement: keepSilent } });

/** Nothing moved: zeros are what is known, and there is nothing to scroll. */
export const Empty = pageStory(
  {
    at,
    operator: {
      statement: ({ to }) => answer({ ...sampleStatement(to, []), ...nothingMoved }),
    },
  },
  async ({ text }) => visitor.sees(text('stmt.emptyText')),
);

export const Failed = pageStory(
  { at, operator: { statement: () => refuse(500, 'Statements are being written.') } },
  async () => visitor.sees('Statements are being written.'),
);

/** What is known stays, and nothing can be made of the rest. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('₱12,081.17');
  await deviceConnection.loseWhenIdle();
  operator.handle({ statement: beOffline });
  await visitor.sees(text('net.offline'));
  await waitFor(() => expect(screen.getByRole('button', { name: text('stmt.csv') })).toBeDisabled());
});

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

/** An earlier month, as the address says, from its first day to its last; another one by the list. */
export const EarlierMonth = pageStory({ at: october }, async ({ operator, text }) => {
  await visitor.sees('₱12,081.17');
  const asked = () => operator.seen.filter(({ call }) => call === 'statement').map(({ fields }) => fields);
  await expect(asked()[0]).toMatchObject({ from: '2025-10-01', to: '2025-10-31' });
  await visitor.choose(text('stmt.month'), '2025-09');
  await visitor.sees(
    text('stmt.chartTo', { day: text('time.day', { day: 30, month: text('monthShort.9') }) }),
  );
  // The chart says its month at once, before the operator is asked.
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: '2025-09-01', to: '2025-09-30' }));
});

/** A correction by the operator is a line of its own; an operator that tells less leaves lines out, not zeros. */
export const OtherMovements = pageStory(
  {
    at,
    operator: {
      statement: ({ to, logId }) => {
        const { minutes: _minutes, days: _days, ...told } = sampleStatement(to, []);
        const row = { id: 1, t: 1_763_000_000, kind: 'other', am: 25, bal: told.close + 25, ref: 'c1' };
        return answer({ ...told, close: told.close + 25, rows: logId === 0 ? [row] : [] });
      },
    },
  },
  async ({ text }) => {
    await visitor.sees('+₱25.00');
    await expect(screen.queryByText(text('stmt.timePlayed'))).toBeNull();
    await expect(screen.queryByRole('table')).toBeNull();
  },
);
