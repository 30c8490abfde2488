import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { fanBlades } from '../../geometry/fan';
import { xBold } from '../../icons/actions';
import { plusBold } from '../../icons/frame';
import { headsetRegular } from '../../icons/launcher';
import { Link } from '../../patterns/Link/Link';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Money } from '../../primitives/Money/Money';
import { moneyParts } from '../../primitives/Money/moneyParts';
import { Text } from '../../primitives/Text/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { telHref } from '../HelpLines/telHref';
import {
  BLADE_COUNT,
  backdrop,
  bar,
  blades,
  care as careStyle,
  careLink,
  cover,
  curtain,
  elapsed as elapsedStyle,
  fan,
  frame,
  launcher,
  money as moneyStyle,
  name as nameStyle,
  notice as noticeStyle,
  playSession,
  stage,
} from './GameLauncher.css';

interface GameLauncherProps extends LauncherBarProps {
  /** The picture of the game; without one there is none. */
  readonly imageUrl?: string | undefined;
  /** The game's frame. While there is none, the game is opening. */
  readonly children?: ReactNode;
  /** The frame is there, but not yet what is in it: the game is still opening. */
  readonly isLoading?: boolean;
  /** What stands below the fan while the game opens: a tip, or that it takes long. */
  readonly note?: ReactNode;
  /** A word about the play session while the game runs: that its time is nearly used up. */
  readonly notice?: string | undefined;
  /** Hides the game: nothing can be watched or played while something else is asked. */
  readonly isCovered?: boolean;
  /** What a player can do about the play itself; nothing for play without money. */
  readonly care?: LauncherCareProps | undefined;
}

function Opening({ name, imageUrl, note }: Pick<GameLauncherProps, 'name' | 'imageUrl' | 'note'>) {
  const text = useText();
  return (
    <div className={stage}>
      {imageUrl !== undefined && (
        <>
          <img className={backdrop} src={imageUrl} alt="" />
          <img className={cover} src={imageUrl} width={204} height={272} alt="" />
        </>
      )}
      <Text size="head">{name}</Text>
      <Text size="sm" tone="muted">
        {text('game.opening')}
      </Text>
      <OpeningFan label={text('game.opening')} />
      {note}
    </div>
  );
}

/**
 * The frame around a game: a 48 px bar with the way out, balance and time, and the game below. The way out comes first
 * in focus order, because keys pressed inside the game never reach the app.
 */
export function GameLauncher(props: GameLauncherProps) {
  const { name, imageUrl, children, note, notice, care, isLoading = false, isCovered = false } = props;
  const isOpening = children === undefined || isLoading;
  return (
    <div className={launcher}>
      <LauncherBar {...props} />
      <p role="status" className={noticeStyle}>
        {notice}
      </p>
      <div className={isOpening ? frame.opening : frame.playing}>
        {children}
        {isOpening && <Opening name={name} imageUrl={imageUrl} note={note} />}
        {isCovered && !isOpening && <div className={curtain} />}
      </div>
      {care !== undefined && <LauncherCare {...care} />}
    </div>
  );
}

interface LauncherCareProps {
  /** Where limits are set. */
  readonly limitsHref: string;
  /** The operator's help line. */
  readonly helpPhone?: string | undefined;
  /** Rests for 24 hours, without another question. */
  readonly onStopForADay: () => void;
  readonly isStopping?: boolean | undefined;
}

/** Under the game, always: the limits, somebody to talk to, and a way to stop that is one tap. */
function LauncherCare({ limitsHref, helpPhone, onStopForADay, isStopping = false }: LauncherCareProps) {
  const text = useText();
  return (
    <div className={careStyle}>
      <Link href={limitsHref} className={careLink}>
        {text('rg.limits')}
      </Link>
      {helpPhone !== undefined && (
        <Link href={telHref(helpPhone)} className={careLink}>
          {text('rg.getHelp')}
        </Link>
      )}
      <Button variant="text" size="sm" isLoading={isStopping} onClick={onStopForADay}>
        {text('rg.stopDay')}
      </Button>
    </div>
  );
}

interface LauncherBarProps {
  /** The game's, as the catalogue says it. */
  readonly name: string;
  /** `undefined` until it is known. */
  readonly balance: MoneyAmount | undefined;
  /** How long this play session has lasted, "0:12:04"; nothing before the game has opened. */
  readonly elapsed?: string | undefined;
  /** What this play session has won or lost so far; nothing for play without money. */
  readonly net?: MoneyAmount | undefined;
  /** The player leaves the game. */
  readonly onClose: () => void;
  /** Leads to more money without leaving the game; nothing for play without money. */
  readonly onDeposit?: (() => void) | undefined;
  /** Nothing for an operator without customer service. */
  readonly onSupport?: (() => void) | undefined;
}

/** How an amount is read with its sign: '+₱12.00'. */
const signed = (amount: MoneyAmount) => Object.values(moneyParts(amount, 'always', false)).join('');

/** The way out of a game, how long it lasts, what it has cost, and help. */
function LauncherBar(props: LauncherBarProps) {
  const { name, balance, elapsed, net, onClose, onDeposit, onSupport } = props;
  const text = useText();
  return (
    <div className={bar}>
      <IconButton glyph={xBold} label={text('game.close')} onClick={onClose} />
      <div className={playSession}>
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
        {net !== undefined && (
          <span className={elapsedStyle}>
            <Money
              amount={net}
              size="cap"
              sign="always"
              spoken={text('game.result', { amount: signed(net) })}
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

const shape = { count: BLADE_COUNT, outer: 84, inner: 72.2 } as const;
const paths = fanBlades(shape);

/** A fan that opens once while a game does. */
function OpeningFan({ label }: { readonly label: string }) {
  return (
    <div role="progressbar" aria-label={label}>
      <svg className={fan} viewBox={`0 0 ${shape.outer * 2} ${shape.outer + 2}`} aria-hidden="true">
        {paths.map((path, index) => (
          <path key={path} d={path} className={blades[index]} />
        ))}
      </svg>
    </div>
  );
}
