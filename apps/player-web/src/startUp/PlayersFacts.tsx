import { useGameMoneyHome } from './useGameMoneyHome';
import { usePlayersFacts } from './usePlayersFacts';

interface PlayersFactsProps {
  readonly userId: number;
}

/** Asks for what the app wants to know of a player at its start. */
export function PlayersFacts({ userId }: PlayersFactsProps) {
  useGameMoneyHome(userId);
  usePlayersFacts(userId);
  return null;
}
