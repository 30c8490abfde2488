import { formatMoney, moneyFromPeso } from '@kislap/domain';
import type { InferOutput } from 'valibot';
import { findGame } from '../findGame';
import type { roundAnswerSchema } from '../roundSchemas';
import { describeOutcome } from './describeOutcome';
import { enableOdds } from './enableOdds';
import { findPart } from './findPart';
import { gameTexts } from './gameTexts';
import { newRoundKey } from './newRoundKey';
import { openTable } from './openTable';
import type { PendingRound } from './PendingRound';
import { requestRound } from './requestRound';
import { resultOf } from './resultOf';
import { openStage } from './stages/openStage';
import { tellParent } from './tellParent';

/** A round is never shown faster than this, win or not. */
const SHOW_MS = 900;

const { game: code = '', sid = '', locale } = document.body.dataset;
const texts = gameTexts[locale === 'tag' ? 'tag' : 'en'];
const game = findGame(code);
if (game) openGame(game.rules);

function openGame(rules: NonNullable<typeof game>['rules']): void {
  const table = openTable(texts);
  const stage = openStage(findPart('[data-stage]', HTMLElement), rules);
  const form = findPart('[data-controls]', HTMLFormElement);
  let pending: PendingRound | undefined;
  let isPlaying = false;

  form.addEventListener('change', () => stage.showBet?.(table.choice().bet));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isPlaying) void play();
  });
  enableOdds();
  stage.showBet?.(table.choice().bet);
  table.rest('ready');
  tellParent({ type: 'kislap-game/ready' });

  async function play(): Promise<void> {
    isPlaying = true;
    pending ??= { sid, key: newRoundKey(), ...table.choice() };
    table.wait();
    table.tell({ tone: 'even', headline: `${texts.playing}…`, detail: '' });
    const [answer] = await Promise.all([
      requestRound(code, pending),
      new Promise((resume) => setTimeout(resume, SHOW_MS)),
    ]);
    isPlaying = false;
    if (answer.ok) settle(answer.value);
    else table.tell({ tone: 'even', headline: texts[answer.reason], detail: '' });
    if (answer.ok || answer.reason !== 'unanswered') pending = undefined;
    table.rest(pending ? 'unanswered' : 'ready');
  }

  function settle(round: InferOutput<typeof roundAnswerSchema>): void {
    const result = resultOf({ stake: moneyFromPeso(round.stake), win: moneyFromPeso(round.win) }, texts);
    stage.show(round.outcome);
    const drawn = describeOutcome(rules, round.outcome, texts);
    table.tell({ ...result, detail: `${drawn} ${result.detail}`.trim() });
    table.showBalance(`₱${formatMoney(moneyFromPeso(round.balance))}`);
    tellParent({ type: 'kislap-game/balance-changed' });
  }
}
