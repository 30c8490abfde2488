import { type Chance, fairChance } from '../fairness';

/** Chance that repeats itself for the same number. */
export function seededChance(nonce: number): Chance {
  return fairChance({ seed: '5eed'.repeat(16), gameCode: 'test', clientSeed: 'kislap', nonce });
}
