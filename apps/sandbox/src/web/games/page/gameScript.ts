import { formatPeso, type Money, moneyFromPeso } from '@kislap/domain';
import { type InferOutput, is } from 'valibot';
import { type CatalogueGame, findGame } from '../../../games/gameCatalogue';
import { balanceAnswerSchema, type roundAnswerSchema } from '../roundSchemas';
import { gameTexts, type GameTexts } from './gameTexts';
import { createRoundPlayer, postJson, requestRound } from './roundPlayer';
import { describeOutcome, resultOf } from './roundResult';
import { openStage } from './stages';
import { enableOdds, findPart, openTable } from './table';

/** A round is never shown faster than this, win or not. */
const SHOW_MS = 900;

interface OpenedGame {
  readonly game: CatalogueGame;
  readonly sid: string;
  readonly texts: GameTexts;
}

/** Brings the page of an opened game to life. */
function startGame({ game, sid, texts }: OpenedGame): void {
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
  postToParent({ type: 'kislap-game/ready' });

  async function play(): Promise<void> {
    roundsAsked += 1;
    const round = player.play(table.choice());
    table.wait();
    const report = await round;
    if (!report) return;
    if (report.ok) settle(report.value);
    else table.showResult({ tone: 'even', headline: texts[report.reason], detail: '' });
    table.rest(!report.ok && report.reason === 'unanswered' ? 'unanswered' : 'ready');
  }

  function settle(round: InferOutput<typeof roundAnswerSchema>): void {
    const result = resultOf({ stake: moneyFromPeso(round.stake), win: moneyFromPeso(round.win) }, texts);
    stage.show(round.outcome);
    const drawn = describeOutcome(game.rules, round.outcome, texts);
    table.showResult({ ...result, detail: `${drawn} ${result.detail}`.trim() });
    table.showBalance(balanceText(moneyFromPeso(round.balance)));
    postToParent({ type: 'kislap-game/balance-changed' });
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
  return formatPeso(balance);
}

async function atLeast<T>(durationMs: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resume) => setTimeout(resume, durationMs))]);
  return result;
}

/**
 * Messages to the page that frames a game; the app asks its API for the rest.
 *
 * - `{ type: 'kislap-game/ready' }` once, when the game can be played
 * - `{ type: 'kislap-game/balance-changed' }` after every settled round
 */
type GameMessage = { readonly type: 'kislap-game/ready' } | { readonly type: 'kislap-game/balance-changed' };

/** Sends a message to the framing page of the same origin; nothing without a frame. */
function postToParent(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}

const { game: code = '', sid = '', locale } = document.body.dataset;
const game = findGame(code);
if (game) startGame({ game, sid, texts: gameTexts[locale === 'tag' ? 'tag' : 'en'] });
