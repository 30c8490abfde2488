import type { Bet } from '@kislap/api';
import { formatManila, pesoText, subtractMoney } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { csvText } from '../../files/csvText';

/** The bets of a day as a spreadsheet, newest first. */
export function csvOfBets(bets: readonly Bet[], text: TranslateText): string {
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
