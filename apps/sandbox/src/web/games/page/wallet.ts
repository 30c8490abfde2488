import { addMoney, fail, moneyFromPeso, ok, pesoFromMoney, subtractMoney } from '@kislap/domain';
import { is } from 'valibot';
import { balanceAnswerSchema, demoAnswerSchema, roundRefusalSchema } from '../roundSchemas';
import { createRoundPlayer, postJson, requestRound, type RoundReport } from './roundPlayer';

/** What a page plays with: a player's balance at the operator, or the demo money of the page itself. */
export interface Wallet {
  /**
   * Plays a round.
   *
   * @returns undefined when a round is already under way
   */
  play(choice: { readonly stake: number; readonly bet: string }): Promise<RoundReport | undefined>;
  /** The balance in plain pesos, when it may have changed without this page. */
  ask?(): Promise<number | undefined>;
}

/** The balance of the player who opened the game. */
export function playersWallet(code: string, sid: string): Wallet {
  const player = createRoundPlayer(sid, (round) => requestRound(code, round));
  return {
    play: (choice) => player.play(choice),
    async ask() {
      const answer = await postJson(`/sandbox/games/${code}/balance`, { sid });
      return is(balanceAnswerSchema, answer) ? answer.balance : undefined;
    },
  };
}

/** Money of this page alone. Nothing of it is stored anywhere: when the page is gone, so is the money. */
export function demoWallet(code: string, start: number): Wallet {
  let balance = moneyFromPeso(start);
  let rounds = 0;
  let isPlaying = false;
  return {
    async play(choice) {
      if (isPlaying) return undefined;
      if (moneyFromPeso(choice.stake) > balance) return fail('balanceTooLow');
      isPlaying = true;
      const answer = await postJson(`/sandbox/games/${code}/demo-rounds`, choice);
      isPlaying = false;
      if (is(roundRefusalSchema, answer) && answer.refusal !== 'tooSoon') return fail(answer.refusal);
      if (!is(demoAnswerSchema, answer)) return fail('unanswered');
      balance = addMoney(subtractMoney(balance, moneyFromPeso(answer.stake)), moneyFromPeso(answer.win));
      rounds += 1;
      return ok({ ...answer, roundId: `demo-${rounds}`, balance: pesoFromMoney(balance) });
    },
  };
}
