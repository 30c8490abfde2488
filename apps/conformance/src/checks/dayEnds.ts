import type { Inspection } from '../inspection/Inspection';

/** An instant at which a day of the operator ends. */
export interface DayEnd {
  readonly call: string;
  readonly what: string;
  /** Epoch seconds. */
  readonly at: number;
}

/** Every instant among the answers that must be a midnight; 0 is none. */
export async function dayEnds(inspection: Inspection): Promise<readonly DayEnd[]> {
  const ladder = await inspection.read('depInfo');
  const eggs = await inspection.read('eventEggInfo');
  const gifts = (await inspection.read('userLvDay')) ?? [];
  return [
    { call: 'depInfo', what: 'etime', at: ladder?.etime ?? 0 },
    { call: 'eventEggInfo', what: 'next', at: eggs?.next ?? 0 },
    ...gifts.map(({ lvType, next }) => ({ call: 'userLvDay', what: `next of lvType ${lvType}`, at: next })),
  ].filter(({ at }) => at > 0);
}
