import { useText } from '@kislap/i18n';

import { Egg } from '../../art/gifts/Egg';
import { Mallet } from '../../art/gifts/Mallet';
import { PrizePicture } from '../../art/prizes/PrizePicture';
import { eggButton, place, prize as prizeStyle, swinging } from './EggPicker.css';
import type { EggNumber } from './EggNumber';
import type { EggPrize } from './EggPrize';
import type { EggState } from './EggState';

interface EggPlaceProps {
  readonly number: EggNumber;
  readonly state: EggState;
  readonly isSwinging: boolean;
  readonly onSmash: (egg: EggNumber) => void;
  readonly onSwingEnd: () => void;
}

const pictures = {
  cash: 'stack',
  fixed: 'chest',
  thanks: 'thanks',
  mystery: 'mystery',
} as const satisfies Record<EggPrize['type'], string>;

/** The egg that was chosen, in the states that have one. */
const chosenEgg = (state: EggState) => ('egg' in state ? state.egg : undefined);

/** One of the three eggs, with the mallet over it while it swings and the prize in it once it is open. */
export function EggPlace({ number, state, isSwinging, onSmash, onSwingEnd }: EggPlaceProps) {
  const text = useText();
  const chosen = chosenEgg(state);
  const isChosen = chosen === number;
  const prize = state.type === 'prize' && isChosen && !isSwinging ? state.prize : undefined;
  const isCracked = isChosen && prize === undefined && !isSwinging;
  return (
    <li className={place}>
      <button
        type="button"
        className={eggButton}
        aria-label={text('egg.one', { n: number })}
        disabled={state.type !== 'picking' || isSwinging}
        {...(chosen !== undefined && { 'data-chosen': isChosen })}
        onClick={() => onSmash(number)}
      >
        <Egg state={prize !== undefined ? 'open' : isCracked ? 'cracked' : 'whole'} />
      </button>
      {isChosen && isSwinging && (
        <span className={swinging} onAnimationEnd={onSwingEnd} data-swinging>
          <Mallet />
        </span>
      )}
      {prize !== undefined && (
        <span className={prizeStyle}>
          <PrizePicture kind={pictures[prize.type]} size={64} />
        </span>
      )}
    </li>
  );
}
