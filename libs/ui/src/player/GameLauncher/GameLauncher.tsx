import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { headsetRegular } from '../../icons/glyphs/headsetRegular';
import { xBold } from '../../icons/glyphs/xBold';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Money } from '../../primitives/Money/Money';
import { Text } from '../../primitives/Text/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import {
  backdrop,
  bar,
  cover,
  elapsed as elapsedStyle,
  frame,
  launcher,
  name as nameStyle,
  stage,
} from './GameLauncher.css';
import { OpeningFan } from './OpeningFan';

interface GameLauncherProps {
  readonly name: string;
  readonly imageUrl?: string | undefined;
  /** `undefined` until it is known. */
  readonly balance: MoneyAmount | undefined;
  /** How long this sitting has lasted, "12:04"; nothing before the game has opened. */
  readonly elapsed?: string;
  readonly onClose: () => void;
  readonly onSupport: () => void;
  /** The game's frame. While there is none, the game is opening. */
  readonly children?: ReactNode;
  /** What stands below the fan while the game opens: a tip, or that it takes long. */
  readonly note?: ReactNode;
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
 * The frame around a game: a bar of 48 px with the way out, the balance and the time, and below it the game. The way
 * out comes before the game in the order of focus, because keys pressed inside the game never reach the app.
 */
export function GameLauncher(props: GameLauncherProps) {
  const { name, imageUrl, balance, elapsed, onClose, onSupport, children, note } = props;
  const text = useText();
  return (
    <div className={launcher}>
      <div className={bar}>
        <IconButton glyph={xBold} label={text('game.close')} onClick={onClose} />
        <span className={nameStyle}>{name}</span>
        {elapsed !== undefined && (
          <span className={elapsedStyle}>
            <span aria-hidden>{elapsed}</span>
            <VisuallyHidden>{text('game.elapsed', { time: elapsed })}</VisuallyHidden>
          </span>
        )}
        {balance !== undefined && <Money amount={balance} size="sm" />}
        <IconButton glyph={headsetRegular} label={text('cs.title')} onClick={onSupport} />
      </div>
      {children === undefined ? (
        <Opening name={name} imageUrl={imageUrl} note={note} />
      ) : (
        <div className={frame}>{children}</div>
      )}
    </div>
  );
}
