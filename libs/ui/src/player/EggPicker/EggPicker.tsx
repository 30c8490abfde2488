import { useText } from '@kislap/i18n';
import { useState } from 'react';

import { Egg, Mallet } from '../../art/gifts/Egg';
import { PrizePicture } from '../../art/prizes/PrizePicture';
import { receiptRegular } from '../../icons/actions';
import { Button } from '../../primitives/Button/Button';
import { Text } from '../../primitives/Text/Text';
import { eggButton, eggs, picker, place, prize as prizeStyle, said, swinging } from './EggPicker.css';
import { eggMessages } from './EggState';
import type { EggNumber, EggPrize, EggState } from './EggState';

interface EggPickerProps extends EggActionProps {
  /** What is being chosen, broken or won, and how many chances are left. */
  readonly state: EggState;
  /** An egg was tapped. The result does not depend on which one. */
  readonly onSmash: (egg: EggNumber) => void;
  /** The player asks how likely the prizes are. */
  readonly onOdds: () => void;
}

const numbers = [1, 2, 3] as const;

/** What is the case, said politely when it changes. */
function Said({ state, isSwinging }: { readonly state: EggState; readonly isSwinging: boolean }) {
  const text = useText();
  const words = eggMessages(state, isSwinging, text);
  return (
    <div className={said} role="status">
      <Text size="title" tone={state.type === 'prize' && !isSwinging ? 'money' : 'default'}>
        {words.title}
      </Text>
      {words.text !== undefined && (
        <Text size="sm" tone="muted">
          {words.text}
        </Text>
      )}
    </div>
  );
}

/** Egg and mallet wait for each other: the egg opens when the mallet has fallen and the operator has answered. */
export function EggPicker({ state, onSmash, onOdds, ...on }: EggPickerProps) {
  const text = useText();
  const [isSwinging, setSwinging] = useState(false);
  const isAsked = state.type === 'smashing' || state.type === 'prize';
  const isOver = isAsked && !isSwinging;
  const smash = (egg: EggNumber) => {
    setSwinging(true);
    onSmash(egg);
  };
  return (
    <div className={picker}>
      {state.type !== 'noChances' && (
        <Text size="sm" tone="muted" isTabular>
          {text('egg.chances', { times: state.chances })}
        </Text>
      )}
      <ol className={eggs} aria-label={text('egg.title')}>
        {numbers.map((number) => (
          <EggPlace
            key={number}
            number={number}
            state={state}
            isSwinging={isAsked && isSwinging}
            onSmash={smash}
            onSwingEnd={() => setSwinging(false)}
          />
        ))}
      </ol>
      <Said state={state} isSwinging={isSwinging} />
      {((state.type === 'prize' && isOver) || state.type === 'noChances') && (
        <EggAction {...on} state={state} />
      )}
      {on.onReceipt !== undefined && state.type === 'prize' && 'amount' in state.prize && isOver && (
        <Button variant="outline" size="md" isBlock glyph={receiptRegular} onClick={on.onReceipt}>
          {text('receipt.title')}
        </Button>
      )}
      <Button variant="text" size="md" onClick={onOdds}>
        {text('egg.odds')}
      </Button>
    </div>
  );
}

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
function EggPlace({ number, state, isSwinging, onSmash, onSwingEnd }: EggPlaceProps) {
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

interface EggActionProps {
  /** Back to three whole eggs, after a prize that leaves a chance. */
  readonly onAgain: () => void;
  /** Opens the mystery prize that was in an egg. */
  readonly onOpenMystery: () => void;
  /** Leads to the receipt of the prize that came into the balance. */
  readonly onReceipt?: (() => void) | undefined;
  /** Leads to what earns another egg. */
  readonly onDeposit: () => void;
  /** The player has seen it and leaves. */
  readonly onClose: () => void;
}

/** The one thing to do after an egg. */
function EggAction({ state, ...on }: EggActionProps & { readonly state: EggState }) {
  const text = useText();
  if (state.type === 'prize' && state.prize.type === 'mystery') {
    return <Button onClick={on.onOpenMystery}>{text('egg.open')}</Button>;
  }
  if (state.type === 'prize' && state.chances > 0) {
    return <Button onClick={on.onAgain}>{text('egg.smash')}</Button>;
  }
  if (state.type === 'noChances' && state.missing !== undefined) {
    return <Button onClick={on.onDeposit}>{text('dep.title')}</Button>;
  }
  return (
    <Button variant="tonal" onClick={on.onClose}>
      {text('common.close')}
    </Button>
  );
}
