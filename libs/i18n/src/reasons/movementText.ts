import type { StatementKind } from '@kislap/domain';
import type { TranslateText } from '../provider/useText';

/** Why a balance moved, and in which game. */
interface MovementReason {
  readonly kind: StatementKind;
  /** Of a bet and its win, where it is known. */
  readonly gameName?: string | undefined;
}

/**
 * Why a balance moved, in words; a bet and a win name their game.
 *
 * @example
 * const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
 * const say: TranslateText = (id, values = {}) =>
 *   String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
 * movementText(say, { kind: 'bet', gameName: 'Color Perya' }); // => 'Bet: Color Perya'
 * movementText(say, { kind: 'refund' }); // => 'Refund'
 */
export function movementText(text: TranslateText, { kind, gameName }: MovementReason): string {
  if (gameName !== undefined && kind === 'bet') return text('stmt.betOn', { game: gameName });
  if (gameName !== undefined && kind === 'win') return text('stmt.winOn', { game: gameName });
  return text(`stmt.${kind}`);
}
