import { baseLocale, formatPeso, moneyFromPeso } from '@kislap/domain';
import { type InferOutput, parse } from 'valibot';
import type { roundAnswerSchema } from '../roundSchemas';
import { findPart } from './findPart';
import { listenForClose, postToParent, tellSheet } from './frameMessages';
import { gameTexts } from './gameTexts';
import { startRoomClock } from './roomClock';
import type { RoundReport } from './roundPlayer';
import { resultOf, whyNot } from './roundResult';
import { openSound } from './sound';
import type { StageKind } from './Stage';
import { enableOdds, openTable } from './table';
import { demoWallet, playersWallet } from './wallet';

/** What was drawn is never shown faster than this, win or not. */
const SHOW_MS = 900;

/** Brings the page of an opened game to life. */
export function startGame<Outcome>(kind: StageKind<Outcome>): void {
  const { game: code = '', sid, demo, locale: language, roundMs } = document.body.dataset;
  const locale = baseLocale(language ?? '');
  const texts = gameTexts[locale];
  const stage = kind.open(findPart('[data-stage]', HTMLElement), { locale, texts });
  const wallet = sid ? playersWallet(code, sid) : demoWallet(code, Number(demo));
  const sound = openSound();
  const table = openTable(texts, () => stage.showBet?.(betOf(document)));
  let roundsAsked = 0;

  findPart('[data-controls]', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void play();
  });
  document.addEventListener('visibilitychange', () => void refreshBalance());
  listenForClose(enableOdds(tellSheet));
  startRoomClock(texts.roomDraw);
  stage.showBet?.(betOf(document));
  table.rest('ready');
  postToParent({ type: 'kislap-game/ready' });

  async function play(): Promise<void> {
    if (findPart('[data-play]', HTMLButtonElement).getAttribute('aria-disabled') === 'true') return;
    roundsAsked += 1;
    const choice = table.choice();
    const round = wallet.play(choice);
    const nextRound = sleep(Number(roundMs));
    const shown = sleep(SHOW_MS);
    stage.clear?.();
    table.wait();
    sound.start();
    if (sid) postToParent({ type: 'kislap-game/round-open' });
    const report = await round;
    if (sid && !isStillOpen(report)) postToParent({ type: 'kislap-game/round-ended' });
    await shown;
    if (report?.ok) await settle(report.value, choice.bet);
    else if (report) table.showResult({ tone: 'even', headline: whyNot(report, texts), detail: '' });
    if (sid && report && isHeldBack(report)) postToParent({ type: 'kislap-game/refused' });
    if (sid && report && isAppAsking(report)) postToParent({ type: 'kislap-game/check-due' });
    // Rounds follow one another no faster than published, won or lost.
    if (report?.ok) await nextRound;
    table.rest(report?.ok === false && report.reason === 'unanswered' && sid ? 'unanswered' : 'ready');
  }

  async function settle(round: InferOutput<typeof roundAnswerSchema>, bet: string): Promise<void> {
    const stake = moneyFromPeso(round.stake);
    const win = moneyFromPeso(round.win);
    const outcome = parse(kind.schema, round.outcome);
    sound.step();
    await stage.show(outcome, bet);
    const result = resultOf({ stake, win }, texts);
    if (result.tone === 'won') sound.win();
    table.showResult({ ...result, detail: `${stage.describe(outcome, bet)} ${result.detail}`.trim() });
    table.showBalance(formatPeso(moneyFromPeso(round.balance)));
    if (sid) postToParent({ type: 'kislap-game/balance-changed' });
  }

  /** The player may have paid in meanwhile: a game that is seen again asks what there is. */
  async function refreshBalance(): Promise<void> {
    if (document.hidden) return;
    const roundsBefore = roundsAsked;
    const balance = await wallet.ask?.();
    const isStale = roundsAsked !== roundsBefore;
    if (!isStale && balance !== undefined) table.showBalance(formatPeso(moneyFromPeso(balance)));
  }
}

/** The bet that is chosen on the page. */
function betOf(page: Document): string {
  return page.querySelector<HTMLInputElement>('[name="bet"]:checked')?.value ?? 'play';
}

async function sleep(durationMs: number): Promise<void> {
  await new Promise((resume) => setTimeout(resume, durationMs));
}

/** Nobody knows what became of it: it may have been played. */
const isStillOpen = (report: RoundReport | undefined) =>
  report?.ok === false && report.reason === 'unanswered';

/** A limit, the play time, a break: what the player or the operator has set against more play. */
const isHeldBack = (report: RoundReport) =>
  !report.ok && ['ownLimitReached', 'ownTimeUsedUp', 'onBreak'].includes(report.reason);

const isAppAsking = (report: RoundReport) =>
  report.ok ? report.value.check === 1 : report.reason === 'checkDue' || report.reason === 'locked';
