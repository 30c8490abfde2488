import { randomBytes } from 'node:crypto';
import { gcashForm } from './gcashForm';
import type { RemotePlayer } from './RemotePlayer';

/** One thing a player wants to happen exactly once, over all its attempts. */
interface Intent {
  readonly kind: 'deposit' | 'withdraw' | 'bet';
  readonly key: string;
}

/** What came back: the fact that must never change, and whether it came from the record. */
interface Outcome {
  readonly fact: string;
  readonly isReplay: boolean;
}

/** A whole answer that says no, where none may: the traffic is made so that everything is allowed. */
class Refused extends Error {}

const kinds = ['withdraw', 'bet', 'deposit'] as const;

/**
 * Players who deposit, bet and withdraw without pause. Remembers every intent, what was acknowledged, and what was
 * sent without an answer; the latter is sent again after a restart, under the same key.
 */
export class Traffic {
  readonly acknowledged = new Map<Intent, string>();
  readonly unanswered = new Set<Intent>();
  readonly #uncredited = new Set<string>();
  /** Repeats after a lost answer that found the work already done. */
  replays = 0;
  readonly #confirmed = { withdraw: 0, bet: 0, deposit: 0 };
  #sent = 0;

  /**
   * @param player bets in the game that `sid` opened, and withdraws
   * @param depositor deposits; another one, because each deposit asks for new turnover before a withdrawal
   */
  constructor(
    private readonly player: RemotePlayer,
    private readonly depositor: RemotePlayer,
    private readonly sid: string,
  ) {}

  /** Sends until the process is gone or `enough` more intents were acknowledged. */
  async run(enough: number): Promise<void> {
    const target = this.acknowledged.size + enough;
    const workers = [0, 1, 2].map(async () => {
      while (this.acknowledged.size < target) {
        this.#sent += 1;
        const kind = kinds[this.#sent % kinds.length] ?? 'bet';
        const intent = { kind, key: randomBytes(16).toString('hex') };
        this.unanswered.add(intent);
        if (!(await this.attempt(intent))) return;
        if (kind === 'deposit' && !(await this.creditOrders())) return;
      }
    });
    await Promise.all(workers);
  }

  /** Sends everything again whose answer was lost. */
  async resend(): Promise<void> {
    for (const intent of this.unanswered) {
      if (!(await this.attempt(intent))) throw new Error(`No answer to ${intent.kind} ${intent.key}`);
    }
  }

  /**
   * Asks for everything that was acknowledged since the last time once more: the record must tell the same. It is not
   * asked for again after that, since a record is kept for some days only.
   *
   * @returns how many of them were lost
   */
  async confirm(): Promise<number> {
    let lost = 0;
    for (const [intent, fact] of this.acknowledged) {
      const outcome = await this.#send(intent);
      if (outcome.fact !== fact) lost += 1;
      this.#confirmed[intent.kind] += 1;
    }
    this.acknowledged.clear();
    return lost;
  }

  /** How many were acknowledged ever. */
  count(kind: Intent['kind']): number {
    const open = [...this.acknowledged.keys()].filter((intent) => intent.kind === kind).length;
    return this.#confirmed[kind] + open;
  }

  /** How many of all kinds were acknowledged ever. */
  countAll(): number {
    return kinds.reduce((sum, kind) => sum + this.count(kind), 0);
  }

  /** @returns false when no whole answer came */
  private async attempt(intent: Intent): Promise<boolean> {
    try {
      const { fact, isReplay } = await this.#send(intent);
      if (isReplay) this.replays += 1;
      this.acknowledged.set(intent, fact);
      this.unanswered.delete(intent);
      if (intent.kind === 'deposit') this.#uncredited.add(fact);
      return true;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return false;
    }
  }

  /**
   * Credits every order that was acknowledged: only so many may be open.
   *
   * @returns false when no whole answer came
   */
  async creditOrders(): Promise<boolean> {
    try {
      for (const orderId of this.#uncredited) {
        await this.player.control('order', { orderId, state: 'credited' });
        this.#uncredited.delete(orderId);
      }
      return true;
    } catch {
      return false;
    }
  }

  async #send({ kind, key }: Intent): Promise<Outcome> {
    if (kind === 'bet') {
      const { roundId, balance } = await this.player.play(this.sid, key);
      return { fact: `${roundId} ${balance}`, isReplay: false };
    }
    const payer = kind === 'deposit' ? this.depositor : this.player;
    const { answer, isReplay } = await payer.pay(...paymentOf(kind), key);
    if (answer.orderid === undefined) throw new Refused(`${kind} was refused: ${answer.code}`);
    return { fact: answer.orderid, isReplay };
  }
}

function paymentOf(kind: 'deposit' | 'withdraw'): [string, Record<string, string>] {
  if (kind === 'withdraw') {
    const extra = { account_name: 'Juan', account_no: '09171234567', bank_code: 'GCash' };
    return ['gcash_withdraw', { amount: '100', extra: JSON.stringify(extra) }];
  }
  return ['gcash_deposit&c=h5', gcashForm];
}
