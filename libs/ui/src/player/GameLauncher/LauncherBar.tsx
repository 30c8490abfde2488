import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { headsetRegular } from '../../icons/glyphs/headsetRegular';
import { plusBold } from '../../icons/glyphs/plusBold';
import { xBold } from '../../icons/glyphs/xBold';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Money } from '../../primitives/Money/Money';
import { moneyParts } from '../../primitives/Money/moneyParts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import {
  bar,
  elapsed as elapsedStyle,
  money as moneyStyle,
  name as nameStyle,
  sitting,
} from './GameLauncher.css';

export interface LauncherBarProps {
  readonly name: string;
  /** `undefined` until it is known. */
  readonly balance: MoneyAmount | undefined;
  /** How long this sitting has lasted, "12:04"; nothing before the game has opened. */
  readonly elapsed?: string | undefined;
  /** What this sitting has won or lost so far; nothing for play without money. */
  readonly result?: MoneyAmount | undefined;
  readonly onClose: () => void;
  /** Leads to more money without leaving the game; nothing for play without money. */
  readonly onDeposit?: (() => void) | undefined;
  /** Nothing for an operator without customer service. */
  readonly onSupport?: (() => void) | undefined;
}

/** How an amount is read with its sign: '+₱12.00'. */
const signed = (amount: MoneyAmount) => Object.values(moneyParts(amount, 'always', false)).join('');

/** The way out of a game, how long it lasts, what it has cost, and help. */
export function LauncherBar(props: LauncherBarProps) {
  const { name, balance, elapsed, result, onClose, onDeposit, onSupport } = props;
  const text = useText();
  return (
    <div className={bar}>
      <IconButton glyph={xBold} label={text('game.close')} onClick={onClose} />
      <div className={sitting}>
        <span className={nameStyle}>{name}</span>
        {elapsed !== undefined && (
          <span className={elapsedStyle}>
            <span aria-hidden>{elapsed}</span>
            <VisuallyHidden>{text('game.elapsed', { time: elapsed })}</VisuallyHidden>
          </span>
        )}
      </div>
      <div className={moneyStyle}>
        {balance !== undefined && <Money amount={balance} size="sm" />}
        {result !== undefined && (
          <span className={elapsedStyle}>
            <Money
              amount={result}
              size="cap"
              sign="always"
              spoken={text('game.result', { amount: signed(result) })}
            />
          </span>
        )}
      </div>
      {onDeposit !== undefined && (
        <IconButton glyph={plusBold} label={text('dep.title')} onClick={onDeposit} />
      )}
      {onSupport !== undefined && (
        <IconButton glyph={headsetRegular} label={text('cs.title')} onClick={onSupport} />
      )}
    </div>
  );
}
