import type { Money } from '@kislap/domain';
import { formatMoney, moneyFromPeso } from '@kislap/domain';
import type { InferOutput } from 'valibot';
import { is } from 'valibot';
import type { CatalogueGame } from '../CatalogueGame';
import type { roundAnswerSchema } from '../roundSchemas';
import { balanceAnswerSchema } from '../roundSchemas';
import { createRoundPlayer } from './createRoundPlayer';
import { describeOutcome } from './describeOutcome';
import { enableOdds } from './enableOdds';
import { findPart } from './findPart';
import type { GameTexts } from './gameTexts';
import { openTable } from './openTable';
import { postJson } from './postJson';
import { requestRound } from './requestRound';
import { resultOf } from './resultOf';
import { openStage } from './stages/openStage';
import { tellParent } from './tellParent';

/** A round is never shown faster than this, win or not. */
const SHOW_MS = 900;

interface OpenedGame {
  readonly game: CatalogueGame;
  readonly sid: string;
  readonly texts: GameTexts;
}

/** Brings the page of an opened game to life. */
export function startGame({ game, sid, texts }: OpenedGame): void {
  const table = openTable(texts);
  const stage = openStage(findPart('[data-stage]', HTMLElement), game.rules);
  const player = createRoundPlayer(sid, (round) => atLeast(SHOW_MS, requestRound(game.code, round)));
  const form = findPart('[data-controls]', HTMLFormElement);
  let roundsAsked = 0;

  form.addEventListener('change', () => stage.showBet?.(table.choice().bet));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void play();
  });
  document.addEventListener('visibilitychange', () => void refreshBalance());
  enableOdds();
  stage.showBet?.(table.choice().bet);
  table.rest('ready');
  tellParent({ type: 'kislap-game/ready' });

  async function play(): Promise<void> {
    roundsAsked += 1;
    const round = player.play(table.choice());
    table.wait();
    const report = await round;
    if (!report) return;
    if (report.ok) settle(report.value);
    else table.tell({ tone: 'even', headline: texts[report.reason], detail: '' });
    table.rest(!report.ok && report.reason === 'unanswered' ? 'unanswered' : 'ready');
  }

  function settle(round: InferOutput<typeof roundAnswerSchema>): void {
    const result = resultOf({ stake: moneyFromPeso(round.stake), win: moneyFromPeso(round.win) }, texts);
    stage.show(round.outcome);
    const drawn = describeOutcome(game.rules, round.outcome, texts);
    table.tell({ ...result, detail: `${drawn} ${result.detail}`.trim() });
    table.showBalance(balanceText(moneyFromPeso(round.balance)));
    tellParent({ type: 'kislap-game/balance-changed' });
  }

  /** The player may have paid in meanwhile: a game that is seen again asks what there is. */
  async function refreshBalance(): Promise<void> {
    if (document.hidden) return;
    const roundsBefore = roundsAsked;
    const answer = await postJson(`/sandbox/games/${game.code}/balance`, { sid });
    const isStale = roundsAsked !== roundsBefore;
    if (!isStale && is(balanceAnswerSchema, answer))
      table.showBalance(balanceText(moneyFromPeso(answer.balance)));
  }
}

function balanceText(balance: Money): string {
  return `₱${formatMoney(balance)}`;
}

async function atLeast<T>(durationMs: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resume) => setTimeout(resume, durationMs))]);
  return result;
}
