import type { BingoOutcome } from './bingo/drawBingo';
import type { DiceOutcome } from './dice/rollDice';
import type { NineOutcome } from './nine/dealNine';
import type { SlotOutcome } from './slot/spinSlot';

/** What a round drew, as it is stored with the bet and shown by the game page. */
export type GameOutcome = SlotOutcome | DiceOutcome | NineOutcome | BingoOutcome;
