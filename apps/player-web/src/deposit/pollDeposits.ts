import { beginDepositPoll, isDepositPollOver, nextDepositPoll } from '@kislap/domain';
import type { DepositPollEffect, DepositPollEvent, DepositPollStep } from '@kislap/domain';
import { accountKeys } from '../storage/accountKeys';
import type { AwaitedDeposit } from './AwaitedDeposit';
import type { DepositNews } from './DepositNews';
import type { DepositWatchPorts } from './DepositWatchPorts';

interface DepositPollRun {
  readonly userId: number;
  readonly ports: DepositWatchPorts;
  readonly signal: AbortSignal;
  readonly tell: (news: DepositNews) => void;
}

/** Polls for credited deposits until the awaited one is dealt with, or the signal ends this tab's turn. */
export async function pollDeposits(run: DepositPollRun): Promise<void> {
  const { storage } = run.ports;
  const awaitedKey = accountKeys.awaitedDeposit(run.userId);
  const awaited = storage.read(awaitedKey);
  if (awaited === undefined) return;
  let step = firstStep(run, awaited);
  while (!run.signal.aborted) {
    const event = await perform(step.effects, run, awaited);
    if (run.signal.aborted) return;
    if (event === undefined || isDepositPollOver(step.poll)) return storage.remove(awaitedKey);
    step = nextDepositPoll(withAnnouncedElsewhere(step, run), event);
  }
}

/** A poll goes on where an earlier visit has left it. */
function firstStep({ ports, userId }: DepositPollRun, awaited: AwaitedDeposit): DepositPollStep {
  const lastId = ports.storage.read(accountKeys.announcedDeposit(userId));
  const { poll, effects } = beginDepositPoll(lastId, awaited.since);
  return { poll: awaited.hasArrived ? { ...poll, phase: 'draining' } : poll, effects };
}

/** Where tabs cannot take turns, another one may have announced in between. */
function withAnnouncedElsewhere({ poll }: DepositPollStep, { ports, userId }: DepositPollRun) {
  const lastId = ports.storage.read(accountKeys.announcedDeposit(userId)) ?? poll.lastId;
  return nextDepositPoll(poll, { type: 'announcedElsewhere', lastId }).poll;
}

/** Performs effects in order; answers the event that one of them leads to. */
async function perform(
  effects: readonly DepositPollEffect[],
  run: DepositPollRun,
  awaited: AwaitedDeposit,
): Promise<DepositPollEvent | undefined> {
  const { ports, userId, signal, tell } = run;
  let event: DepositPollEvent | undefined;
  for (const effect of effects) {
    switch (effect.type) {
      case 'ask':
        event = await ask(effect, run);
        break;
      case 'pause':
        await ports.wait(effect.delayMs, signal);
        event = { type: 'pauseEnded', turn: effect.turn };
        break;
      case 'remember':
        ports.storage.write(accountKeys.announcedDeposit(userId), effect.lastId);
        break;
      case 'announce':
        ports.storage.write(accountKeys.awaitedDeposit(userId), { ...awaited, hasArrived: true });
        tell({ type: 'credited', deposit: effect.deposit });
        break;
      case 'refreshPlayer':
        ports.refreshPlayer(userId);
        break;
      case 'tellDelay':
        tell({ type: 'late' });
        break;
    }
  }
  return event;
}

async function ask(
  { afterId, turn }: Extract<DepositPollEffect, { type: 'ask' }>,
  { ports, signal }: DepositPollRun,
): Promise<DepositPollEvent> {
  try {
    return { type: 'answered', turn, deposits: await ports.ask(afterId, signal), now: ports.now() };
  } catch {
    // Offline, refused or unreadable alike: the poll asks again later. A session that ended stops it elsewhere.
    return { type: 'failed', turn, now: ports.now() };
  }
}
