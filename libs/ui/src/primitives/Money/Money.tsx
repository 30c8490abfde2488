import type { Money as MoneyAmount } from '@kislap/domain';
import type { ComponentProps, ReactNode } from 'react';

import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { figures, layer, smallDecimals, stacked } from './Money.css';
import { lengthOf, moneyParts } from './moneyParts';
import type { MoneyParts, MoneySign } from './moneyParts';

type TextProps = ComponentProps<typeof Text>;

type MoneyProps = {
  /** What is written. */
  amount: MoneyAmount;
  /** A size of text, or that of what stands around it. */
  size?: Extract<TextProps['size'], 'inherit' | 'cap' | 'sm' | 'amt' | 'amtLg' | 'amtXl'>;
  /** A colour of text. */
  tone?: NonNullable<TextProps['tone']>;
  /** A minus for what left the balance; `always` also writes the plus of records. */
  sign?: MoneySign;
  /** Whole pesos, on quick amounts, ranges and wheel segments only. */
  isWhole?: boolean;
  /** Centavos at 62 %, on the balance of home and nowhere else. */
  hasSmallDecimals?: boolean;
  /** Lets the player hide the amount; `label` is what is read while it is hidden. */
  privacy?: { isHidden: boolean; label: string };
  /** Spoken before the figures, where only the eye knows what they are. */
  word?: string | undefined;
  /** Read instead of the figures where "peso" has to be spoken in the player's language. */
  spoken?: string;
};

/** As many figures as are usual fit a line in these sizes, also in text twice as large: one element is enough. */
const fitsAnyLine: ReadonlySet<MoneyProps['size']> = new Set(['cap', 'sm', 'amt']);

/** An amount in pesos, the same everywhere: figures of one width, the peso sign touching the number. */
export function Money({
  amount,
  size = 'inherit',
  tone = 'inherit',
  sign = 'minus',
  isWhole = false,
  hasSmallDecimals = false,
  privacy,
  word,
  spoken,
}: MoneyProps) {
  const parts = moneyParts(amount, sign, isWhole);
  const isPlain = privacy === undefined && spoken === undefined && !hasSmallDecimals;
  if (isPlain && fitsAnyLine.has(size) && lengthOf(parts) === 'usual') {
    return (
      <Text as="span" size={size} tone={tone} isTabular isOneLine data-word={word && `${word} `}>
        {parts.sign + parts.whole + parts.decimals}
      </Text>
    );
  }
  const figures = <Figures parts={parts} hasSmallDecimals={hasSmallDecimals} />;
  const read = spoken === undefined ? figures : <SpokenFigures spoken={spoken}>{figures}</SpokenFigures>;
  return (
    <Text as="span" size={size} tone={tone} data-word={word && `${word} `}>
      {privacy === undefined ? read : <HideableFigures {...privacy}>{read}</HideableFigures>}
    </Text>
  );
}

type FiguresProps = { parts: MoneyParts; hasSmallDecimals: boolean };

/** The amount itself, in figures of one width. */
function Figures({ parts, hasSmallDecimals }: FiguresProps) {
  return (
    <span className={figures} data-length={lengthOf(parts)}>
      {parts.sign}
      {parts.whole}
      {hasSmallDecimals ? <span className={smallDecimals}>{parts.decimals}</span> : parts.decimals}
    </span>
  );
}

type HideableFiguresProps = { isHidden: boolean; label: string; children: ReactNode };

const hiddenFigures = '₱••••••';

/** The amount and the dots that may stand for it, in one cell as wide as the wider of the two. */
function HideableFigures({ isHidden, label, children }: HideableFiguresProps) {
  return (
    <>
      {isHidden && <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={stacked}>
        <span className={layer} data-shown={!isHidden}>
          {children}
        </span>
        <span className={layer} data-shown={isHidden} aria-hidden>
          {hiddenFigures}
        </span>
      </span>
    </>
  );
}

type SpokenFiguresProps = { spoken: string; children: ReactNode };

/** The amount for the eye and a phrase for the ear. */
function SpokenFigures({ spoken, children }: SpokenFiguresProps) {
  return (
    <>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
