import { getWholeBetDay } from '@kislap/api';
import { useBetNets } from '@kislap/api/react';
import type { Bet, BetQuery } from '@kislap/api';
import { addMoney, formatManila, manilaDaysBack, pesoText, subtractMoney, zeroMoney } from '@kislap/domain';
import type { DayKey, EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  Button,
  chartLineUpDuotone,
  ErrorState,
  exportRegular,
  Facts,
  Inline,
  LinkButton,
  Money,
  NetChart,
  Stack,
} from '@kislap/ui';
import { useMemo, useState } from 'react';
import { csvText } from '../../device/files/csvText';
import { saveTextFile } from '../../device/files/saveTextFile';
import { useIsOnline } from '../../device/useIsOnline';
import { useMutation } from '../../features/mutation/useMutation';
import { routes } from '../../navigation/routes/routes';

interface DayToolsProps {
  readonly userId: number | undefined;
  readonly now: EpochSeconds;
  readonly query: BetQuery;
}

/** The month as a chart, which asks for nothing before the player wants to see it, and the day as a file. */
export function DayTools({ userId, now, query }: DayToolsProps) {
  const text = useText();
  const [isMonthOpen, setMonthOpen] = useState(false);
  return (
    <Stack gap={2}>
      <Inline gap={2} justify="between" wrap>
        {isMonthOpen ? (
          <span />
        ) : (
          <Button
            variant="text"
            size="sm"
            isAtStart
            glyph={chartLineUpDuotone}
            onClick={() => setMonthOpen(true)}
          >
            {text('bet.showMonth')}
          </Button>
        )}
        <ExportButton query={query} />
      </Inline>
      {isMonthOpen && <MonthOfBets userId={userId} now={now} />}
    </Stack>
  );
}

interface ExportButtonProps {
  readonly query: BetQuery;
}

/** Saves every bet of the day as a spreadsheet. The file is made on the device, from all pages of the day. */
function ExportButton({ query }: ExportButtonProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const { isPending, mutate: save } = useMutation<BetQuery, readonly Bet[]>({
    send: (day) => getWholeBetDay(day),
    onDone: (bets, { day }) =>
      saveTextFile(`bets-${day}.csv`, csvOfBets(bets, text), 'text/csv;charset=utf-8'),
  });
  return (
    <Button
      variant="text"
      size="sm"
      isAtEnd
      glyph={exportRegular}
      isLoading={isPending}
      disabled={!isOnline}
      onClick={() => void save(query)}
    >
      {text('bet.export')}
    </Button>
  );
}

/** The bets of a day as a spreadsheet, newest first. */
function csvOfBets(bets: readonly Bet[], text: TranslateText): string {
  const head = [
    text('bet.time'),
    text('bet.game'),
    text('bet.stake'),
    text('bet.win'),
    text('bet.net'),
    text('bet.state'),
    text('bet.round'),
  ];
  const rows = bets.map(({ at, gameName, stake, win, state, roundId = '' }) => [
    formatManila(at),
    gameName,
    pesoText(stake),
    pesoText(win),
    pesoText(subtractMoney(win, stake)),
    text(`bet.${state}`),
    roundId,
  ]);
  return csvText([head, ...rows]);
}

interface MonthOfBetsProps {
  readonly userId: number | undefined;
  readonly now: EpochSeconds;
}

const DAYS = 30;

/** What each of the last 30 days came to, as bars and as a table, with the sum of them. */
function MonthOfBets({ userId, now }: MonthOfBetsProps) {
  const text = useText();
  const [chosen, setChosen] = useState<DayKey>();
  const days = useMemo(() => [...manilaDaysBack(now, DAYS)].reverse(), [now]);
  const nets = useBetNets(userId, days);
  if (nets.error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void nets.mutate() };
    return <ErrorState title={text('bet.monthFailed')} retry={retry} />;
  }
  const total = nets.data?.map(({ amount }) => amount).reduce(addMoney, zeroMoney);
  return (
    <Stack gap={2}>
      <NetChart
        label={text('bet.month')}
        days={nets.data}
        choice={{ day: chosen ?? days.at(-1) ?? '', onChange: setChosen }}
      />
      {total !== undefined && (
        <Facts facts={[{ term: text('bet.month'), value: <Money amount={total} sign="always" /> }]} />
      )}
      <LinkButton variant="text" size="sm" href={routes.statement.path}>
        {text('stmt.title')}
      </LinkButton>
    </Stack>
  );
}
