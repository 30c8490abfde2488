import { useText } from '@kislap/i18n';
import { useId } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { squaresFourRegular } from '../../icons/games';
import { OptionMark } from '../../patterns/OptionGroup/OptionGroup';
import { input, option, text as words, title } from '../../patterns/OptionGroup/OptionGroup.css';
import { Heading } from '../../primitives/Heading/Heading';
import { Icon } from '../../primitives/Icon/Icon';
import { count as countStyle, types as typesStyle } from './BetTypePicker.css';

/** A kind of game that bets can be narrowed to. */
export interface BetType {
  readonly code: string;
  readonly name: string;
  readonly glyph?: Glyph | undefined;
  /** Bets of this kind; left out while it is not known. */
  readonly count?: number | undefined;
  /** A studio rather than a kind of game: studios stand apart, below. */
  readonly isStudio?: boolean;
}

interface BetTypePickerProps {
  /** The kinds of game, in order. */
  readonly types: readonly BetType[];
  /** Codes of the chosen types. None is all. */
  readonly chosen: readonly string[];
  /** The codes that are ticked now. */
  readonly onChange: (chosen: readonly string[]) => void;
  /** Bets of all kinds. */
  readonly total?: number | undefined;
}

interface TypeRowProps {
  readonly type: Omit<BetType, 'code'>;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function TypeRow({ type, isChosen, onPress }: TypeRowProps) {
  const text = useText();
  return (
    <label className={option({ look: 'row' })}>
      <input type="checkbox" className={input} checked={isChosen} onChange={onPress} />
      {type.glyph !== undefined && <Icon glyph={type.glyph} />}
      <span className={words}>
        <span className={title}>{type.name}</span>
      </span>
      {type.count !== undefined && <span className={countStyle}>{text('bet.n', { n: type.count })}</span>}
      <OptionMark />
    </label>
  );
}

/** Narrows the bet history to some kinds of games, or to none of them, which is all. */
export function BetTypePicker({ types, chosen, onChange, total }: BetTypePickerProps) {
  const text = useText();
  const studiosId = useId();
  const studios = types.filter(({ isStudio }) => isStudio === true);
  const rowOf = (type: BetType) => (
    <TypeRow
      key={type.code}
      type={type}
      isChosen={chosen.includes(type.code)}
      onPress={() => onChange(nextBetTypes(chosen, type.code))}
    />
  );
  return (
    <div role="group" aria-label={text('bet.types')} className={typesStyle}>
      <TypeRow
        type={{ name: text('bet.allTypes'), glyph: squaresFourRegular, count: total }}
        isChosen={chosen.length === 0}
        onPress={() => onChange([])}
      />
      {types.filter(({ isStudio }) => isStudio !== true).map(rowOf)}
      {studios.length > 0 && (
        <div role="group" aria-labelledby={studiosId} className={typesStyle}>
          <Heading level={2} size="titleSm" id={studiosId}>
            {text('home.studios')}
          </Heading>
          {studios.map(rowOf)}
        </div>
      )}
    </div>
  );
}

/**
 * The chosen types after a press on one of them. None is all: who lets go of the last one sees every bet again, and not
 * an empty list.
 */
export function nextBetTypes(chosen: readonly string[], pressed: string): readonly string[] {
  return chosen.includes(pressed) ? chosen.filter((code) => code !== pressed) : [...chosen, pressed];
}
