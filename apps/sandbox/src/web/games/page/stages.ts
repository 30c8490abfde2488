import { assertNever } from '@kislap/domain';
import { type DiceTable, diceTables } from '../../../games/dice';
import type { GameOutcome, GameRules } from '../../../games/drawOutcome';
import { type NineCard, nineValue } from '../../../games/nine';
import type { SlotSymbol } from '../../../games/slot';
import { numberText } from './odds';

/** The picture of a game on its page. */
interface Stage {
  /** Shows which bet is chosen. */
  showBet?(bet: string): void;
  /** Shows what was drawn. */
  show(outcome: GameOutcome): void;
}

/** The stage that fits a game's rules. */
export function openStage(root: Element, rules: GameRules): Stage {
  switch (rules.engine) {
    case 'slot':
      return slotStage(root, rules.symbols);
    case 'dice':
      return diceStage(root, diceTables[rules.variant]);
    case 'nine':
      return nineStage(root);
    case 'bingo':
      return bingoStage(root);
    default:
      return assertNever(rules);
  }
}

/** Three reels. Each shows the symbol that was drawn, and nothing of what might have come. */
function slotStage(root: Element, symbols: readonly SlotSymbol[]): Stage {
  const reels = [...root.querySelectorAll<HTMLImageElement>('[data-reel]')];
  preload(symbols);
  return {
    show(outcome) {
      if (outcome.engine !== 'slot') return;
      outcome.reels.forEach((rank, index) => {
        const reel = reels[index];
        if (reel) reel.src = pictureOf(symbols[rank]);
      });
    },
  };
}

function pictureOf(symbol: SlotSymbol | undefined): string {
  return `/sandbox/art/symbols/${symbol ?? 'coin'}.svg`;
}

function preload(symbols: readonly SlotSymbol[]): void {
  for (const symbol of symbols) new Image().src = pictureOf(symbol);
}

/** One large number, and a track that shows it beside the range one has bet on. */
function diceStage(root: Element, table: DiceTable): Stage {
  const number = root.querySelector('[data-number]');
  const range = root.querySelector<HTMLElement>('[data-range]');
  const marker = root.querySelector<HTMLElement>('[data-marker]');
  const share = (value: number) => `${(value / table.sides) * 100}%`;
  return {
    showBet(bet) {
      const chosen = table.bets.find(({ id }) => id === bet) ?? table.bets[0];
      range?.style.setProperty('left', share(chosen.from));
      range?.style.setProperty('width', share(chosen.to + 1 - chosen.from));
    },
    show(outcome) {
      if (outcome.engine !== 'dice') return;
      if (number) number.textContent = numberText(table, outcome.roll);
      if (marker) marker.hidden = false;
      marker?.style.setProperty('left', share(outcome.roll + 0.5));
    },
  };
}

const suits = ['♠', '♥', '♣', '♦'];
const ACE = 1;

/** Two hands of two cards. */
function nineStage(root: Element): Stage {
  return {
    show(outcome) {
      if (outcome.engine !== 'nine') return;
      showHand(root.querySelector('[data-hand="sun"]'), outcome.sun);
      showHand(root.querySelector('[data-hand="moon"]'), outcome.moon);
    },
  };
}

function showHand(element: Element | null, cards: readonly [NineCard, NineCard]): void {
  const value = element?.querySelector('[data-value]');
  if (value) value.textContent = String(nineValue(cards));
  element?.querySelectorAll<HTMLElement>('[data-card]').forEach((face, index) => {
    const [number, suit] = cards[index] ?? cards[0];
    face.textContent = `${number === ACE ? 'A' : number}${suits[suit] ?? ''}`;
    face.dataset['suit'] = suit % 2 === 1 ? 'red' : 'black';
  });
}

/** A card of nine numbers and the four balls that were drawn. */
function bingoStage(root: Element): Stage {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-cell]')];
  const balls = [...root.querySelectorAll<HTMLElement>('[data-ball]')];
  return {
    show(outcome) {
      if (outcome.engine !== 'bingo') return;
      cells.forEach((cell, index) => {
        const number = outcome.card[index] ?? 0;
        cell.textContent = String(number);
        cell.classList.toggle('marked', outcome.balls.includes(number));
        cell.classList.toggle('lined', outcome.line.includes(index));
      });
      balls.forEach((ball, index) => {
        ball.textContent = String(outcome.balls[index] ?? '');
      });
    },
  };
}
