import { control, Device } from '../drive/Device';
import type { Stage } from '../drive/Stage';
import type { Player } from '../model/Player';
import { duesOf, looksOf, settle } from '../model/passing';
import { holdBack } from '../model/persons';
import { act, type CallKind, judgeSession, learn } from '../model/sessions';
import { shown } from '../model/time';
import { Difference, differencesOf } from './differences';
import { resolveCare, resolveLevel, resolvePot } from './noticed';
import { Random } from './Random';

/** A player of the walk, in the model and at the devices. */
export interface Own {
  readonly player: Player;
  readonly devices: readonly Device[];
}

/** One walk: the operator, its model, and what has been done so far. */
export class Walk {
  readonly random: Random;
  readonly owns: Own[] = [];
  /** The other account of the same person, both ways. */
  readonly twins = new Map<Own, Own>();
  /** Who is looked at most of the time. */
  focus: Own | undefined;
  /** How often each kind of operation came to each end. */
  readonly tally = new Map<string, number>();
  /** What has been done, newest last. */
  readonly log: string[] = [];

  constructor(
    readonly stage: Stage,
    readonly seed: number,
  ) {
    this.random = new Random(seed);
  }

  get now(): number {
    return this.stage.now();
  }

  /** A device of a player: mostly one whose session answers. */
  deviceOf({ player, devices }: Own): Device {
    const live = devices.filter(
      ({ token }) => judgeSession(player, token, { isOpen: true }, this.now) === undefined,
    );
    return this.random.pick(live.length > 0 && !this.random.isOnceIn(15) ? live : devices);
  }

  newDevice(): Device {
    return new Device(this.stage, () => this.#someProcess());
  }

  /** What the payment service, a reviewer or the console does, at any process. */
  async control(name: string, fields: object): Promise<Readonly<Record<string, unknown>>> {
    return await control(this.stage, name, fields, this.#someProcess());
  }

  #someProcess(): number {
    return this.random.below(this.stage.processes);
  }

  /** Those who have another account. */
  get paired(): readonly Player[] {
    return [...this.twins.keys()].map(({ player }) => player);
  }

  /** Holds back who is away with another account. */
  holdBack(): void {
    holdBack(this.paired, this.now);
  }

  /** Notes what is about to be done. */
  say(what: string): void {
    this.log.push(`${shown(this.now)} ${what}`);
  }

  count(end: string): void {
    const last = this.log.pop();
    if (last !== undefined) this.log.push(`${last} → ${end}`);
    this.tally.set(end, (this.tally.get(end) ?? 0) + 1);
  }

  /** @throws Difference where an answer is not as the model has it */
  expect(rule: string, expected: unknown, got: unknown): void {
    const found = differencesOf(expected, got);
    if (found.length > 0) throw new Difference(`${rule}: ${found.join('; ')}`);
  }

  /** Lets time pass to an instant, and all that is due on the way happen when it is due. */
  async passTo(target: number): Promise<void> {
    for (;;) {
      const all = this.owns.flatMap(({ player }) => [...duesOf(player), ...looksOf(player, this.now)]);
      const dues = all.filter((due) => due > this.now);
      const next = Math.min(target, ...dues);
      await this.stage.pass(next - this.now);
      for (const { player } of this.owns) settle(player, next);
      this.holdBack();
      // Where nothing is due a sweep has nothing to do: now and then it is looked whether it does something.
      if (dues.includes(next) || this.random.isOnceIn(4)) await this.stage.settle();
      for (const own of this.owns) await resolveCare(this, own);
      if (next === target) return;
    }
  }

  /**
   * What the session layer answers to a call: its code, or undefined when it lets the call through. Where the rules do
   * not say whether a session lives, a look decides.
   */
  async gate(own: Own, device: Device, kind: CallKind): Promise<number | undefined> {
    const { player } = own;
    await resolveLevel(this, own);
    await resolvePot(this, own);
    const verdict = judgeSession(player, device.token, kind, this.now);
    if (verdict !== 'silent') return verdict;
    const { code } = await device.call('getUserScore');
    this.expect('a session of which the rules say nothing', true, [200, 400, 1022].includes(code));
    learn(player, device.token, code, this.now);
    const learnt = judgeSession(player, device.token, kind, this.now);
    return learnt === 'silent' ? undefined : learnt;
  }

  /** Notes that a call was an act; one that was refused may be none. */
  acted({ player }: Own, device: Device, isCertain = true): void {
    act(player, device.token, this.now, isCertain);
  }
}
