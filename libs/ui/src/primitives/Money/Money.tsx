import type { Money as MoneyAmount } from '@kislap/domain';
import type { ComponentProps } from 'react';

import { Text } from '../Text/Text';
import { Figures } from './Figures';
import { HideableFigures } from './HideableFigures';
import { moneyParts } from './moneyParts';
import type { MoneySign } from './moneyParts';
import { SpokenFigures } from './SpokenFigures';

type TextProps = ComponentProps<typeof Text>;

type MoneyProps = {
  amount: MoneyAmount;
  size?: Extract<TextProps['size'], 'inherit' | 'cap' | 'sm' | 'amt' | 'amtLg' | 'amtXl'>;
  tone?: NonNullable<TextProps['tone']>;
  /** A minus for what left the balance; `always` also writes the plus of records. */
  sign?: MoneySign;
  /** Whole pesos, on quick amounts, ranges and wheel segments only. */
  isWhole?: boolean;
  /** Centavos at 62 %, on the balance of home and nowhere else. */
  hasSmallDecimals?: boolean;
  /** Lets the player hide the amount; `label` is what is read while it is hidden. */
  privacy?: { isHidden: boolean; label: string };
  /** Read instead of the figures where "peso" has to be spoken in the player's language. */
  spoken?: string;
};

/** An amount in pesos, the same everywhere: figures of one width, the peso sign touching the number. */
export function Money({
  amount,
  size = 'inherit',
  tone = 'inherit',
  sign = 'minus',
  isWhole = false,
  hasSmallDecimals = false,
  privacy,
  spoken,
}: MoneyProps) {
  const figures = <Figures parts={moneyParts(amount, sign, isWhole)} hasSmallDecimals={hasSmallDecimals} />;
  const read = spoken === undefined ? figures : <SpokenFigures spoken={spoken}>{figures}</SpokenFigures>;
  return (
    <Text as="span" size={size} tone={tone}>
      {privacy === undefined ? read : <HideableFigures {...privacy}>{read}</HideableFigures>}
    </Text>
  );
}
