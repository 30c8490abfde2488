import type { CreditedDeposit } from '../deposit/poll/CreditedDeposit';
import { beginDepositPoll } from '../deposit/poll/beginDepositPoll';
import type { DepositPoll } from '../deposit/poll/DepositPoll';
import type { DepositPollEvent } from '../deposit/poll/DepositPollEvent';
import type { DepositPollStep } from '../deposit/poll/DepositPollStep';
import { isDepositPollOver } from '../deposit/poll/isDepositPollOver';
import { nextDepositPoll } from '../deposit/poll/nextDepositPoll';
import { ms } from './ms';
import { pesos } from './pesos';

type Question = Extract<DepositPollStep['effects'][number], { type: 'ask' }>;

/** An operator that credits deposits and a device that polls for them, driven one happening at a time. */
export class PollWorld {
  readonly announced: number[] = [];
  private readonly credited: CreditedDeposit[] = [];
  private readonly delivered: DepositPollEvent[] = [];
  private readonly pauses: DepositPollEvent[] = [];
  private questions: Question[] = [];
  private remembered: number | undefined = 0;
  private clock = 0;
  private poll: DepositPoll;

  constructor() {
    this.poll = this.take(beginDepositPoll(this.remembered, ms(this.clock)));
  }

  get creditedIds(): readonly number[] {
    return this.credited.map(({ id }) => id);
  }

  get openQuestions(): number {
    return this.questions.length;
  }

  credit(): void {
    const id = this.credited.length + 1;
    this.credited.push({ id, amount: pesos(id), isFirst: id === 1 });
  }

  answer(): void {
    const question = this.questions.shift();
    if (!question) return;
    const deposits = this.credited.filter(({ id }) => id > question.afterId);
    this.deliver({ type: 'answered', turn: question.turn, deposits, now: ms(this.clock) });
  }

  lose(): void {
    const question = this.questions.shift();
    if (question) this.deliver({ type: 'failed', turn: question.turn, now: ms(this.clock) });
  }

  /** The network brings an answer that was delivered before once more. */
  repeat(choice: number): void {
    const event = this.delivered[choice % Math.max(1, this.delivered.length)];
    if (event) this.tell(event);
  }

  endPause(choice: number): void {
    const event = this.pauses[choice % Math.max(1, this.pauses.length)];
    if (event) this.tell(event);
  }

  tell(event: DepositPollEvent): void {
    this.poll = this.take(nextDepositPoll(this.poll, event));
  }

  /** The page is loaded anew: only what was remembered survives, answers under way are lost. */
  reload(): void {
    this.questions = [];
    this.pauses.length = 0;
    this.delivered.length = 0;
    this.poll = this.take(beginDepositPoll(this.remembered, ms(this.clock)));
  }

  wait(milliseconds: number): void {
    this.clock += milliseconds;
  }

  depositMade(): void {
    this.tell({ type: 'depositMade', now: ms(this.clock) });
  }

  /** Lets the poll run to its end with a player who stays and a network that works. */
  settle(): void {
    if (isDepositPollOver(this.poll)) this.reload();
    this.tell({ type: 'returned' });
    this.clock += 600_000;
    for (let round = 0; round < 20 && !isDepositPollOver(this.poll); round += 1) {
      this.answer();
      this.tell({ type: 'pauseEnded', turn: this.poll.turn });
    }
  }

  private deliver(event: DepositPollEvent): void {
    this.delivered.push(event);
    this.tell(event);
  }

  private take({ poll, effects }: DepositPollStep): DepositPoll {
    for (const effect of effects) {
      if (effect.type === 'ask') this.questions.push(effect);
      if (effect.type === 'pause') this.pauses.push({ type: 'pauseEnded', turn: effect.turn });
      if (effect.type === 'remember') this.remembered = effect.lastId;
      if (effect.type === 'announce') this.announced.push(effect.deposit.id);
    }
    return poll;
  }
}
