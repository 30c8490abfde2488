import type { Game } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { Money } from '@kislap/ui';
import type { ReactNode } from 'react';

interface GameFact {
  readonly term: string;
  readonly value: ReactNode;
}

/** What the operator publishes about a game: returns, stakes, and how much of a bet counts as turnover. */
export function gameFacts(game: Game, text: TranslateText): readonly GameFact[] {
  const { returnPercent, minBet, maxBet, turnoverPercent } = game;
  const facts: readonly (GameFact | undefined)[] = [
    returnPercent === undefined ? undefined : { term: text('game.rtp'), value: `${returnPercent}%` },
    minBet === undefined ? undefined : { term: text('game.minBet'), value: <Money amount={minBet} /> },
    maxBet === undefined ? undefined : { term: text('game.maxBet'), value: <Money amount={maxBet} /> },
    turnoverPercent === undefined ? undefined : { term: text('game.weight'), value: `${turnoverPercent}%` },
  ];
  return facts.filter((fact) => fact !== undefined);
}
