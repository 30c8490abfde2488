import { useUserId } from '../session/useUserId';
import { StartUpFacts } from './StartUpFacts';

/** The start-up set of whoever is here. */
export function StartUpSet() {
  return <StartUpFacts userId={useUserId()} />;
}
