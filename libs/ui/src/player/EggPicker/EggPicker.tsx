import { useText } from '@kislap/i18n';
import { useState } from 'react';

import { Button } from '../../primitives/Button/Button';
import { Text } from '../../primitives/Text/Text';
import { EggAction } from './EggAction';
import type { EggActionProps } from './EggAction';
import type { EggNumber } from './EggNumber';
import { eggs, picker, said } from './EggPicker.css';
import { EggPlace } from './EggPlace';
import type { EggState } from './EggState';
import { eggWords } from './eggWords';

interface EggPickerProps extends EggActionProps {
  readonly state: EggState;
  /** An egg was tapped. The result does not depend on which one. */
  readonly onSmash: (egg: EggNumber) => void;
  readonly onOdds: () => void;
}

const numbers = [1, 2, 3] as const;

/** What is the case, said politely when it changes. */
function Said({ state, isSwinging }: { readonly state: EggState; readonly isSwinging: boolean }) {
  const text = useText();
  const words = eggWords(state, isSwinging, text);
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
      <Button variant="text" size="md" onClick={onOdds}>
        {text('egg.odds')}
      </Button>
    </div>
  );
}
