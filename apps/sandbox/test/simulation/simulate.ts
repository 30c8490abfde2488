import type { OpenDatabase } from '../../src/database/Database';
import { seededRandom } from '../../src/kernel/random';
import { SeededFaults } from './SeededFaults';
import { Simulation, type SimulationParts } from './Simulation';
import { Turns } from './Turns';
import { findViolations } from './findViolations';
import { journalHash } from './journalHash';
import type { Passage } from './stepThrough';

/** What a simulation came to. */
export interface SimulationReport {
  readonly seed: number;
  readonly violations: readonly string[];
  /** The same for the same seed in stepped order. */
  readonly journalHash: string;
  readonly attempts: number;
  readonly players: number;
  /** How often each fault struck. */
  readonly faults: ReadonlyMap<string, number>;
  /** How often each kind of attempt came to each end. */
  readonly tally: ReadonlyMap<string, number>;
}

/** What to simulate, and on what. */
export interface SimulationOrder {
  readonly seed: number;
  readonly operations: number;
  readonly order: 'stepped' | 'free';
  /** Opens a seeded database whose client takes its turns. */
  open(passage: Passage): Promise<OpenDatabase>;
  readonly between?: SimulationParts['between'];
}

/** Runs one simulation to its end, checks everything, and closes its database. */
export async function simulate({
  seed,
  operations,
  order,
  open,
  between,
}: SimulationOrder): Promise<SimulationReport> {
  const turns = new Turns(order, seededRandom(seed + 4));
  const faults = new SeededFaults(seededRandom(seed + 5));
  const opened = await open({ turns, faults });
  try {
    const simulation = new Simulation({ seed, opened, turns, faults, ...(between && { between }) });
    await simulation.run(operations);
    return {
      seed,
      violations: await findViolations(simulation),
      journalHash: await journalHash(opened.database),
      attempts: simulation.attempts,
      players: simulation.world.players.length,
      faults: faults.counts,
      tally: simulation.acknowledged.tally,
    };
  } finally {
    await opened.close();
  }
}
