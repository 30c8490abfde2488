import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Text } from '../../primitives/Text/Text';
import { backdrop, cover, curtain, frame, launcher, notice as noticeStyle, stage } from './GameLauncher.css';
import { LauncherBar } from './LauncherBar';
import type { LauncherBarProps } from './LauncherBar';
import { OpeningFan } from './OpeningFan';

interface GameLauncherProps extends LauncherBarProps {
  readonly imageUrl?: string | undefined;
  /** The game's frame. While there is none, the game is opening. */
  readonly children?: ReactNode;
  /** The frame is there, but not yet what is in it: the game is still opening. */
  readonly isLoading?: boolean;
  /** What stands below the fan while the game opens: a tip, or that it takes long. */
  readonly note?: ReactNode;
  /** A word about the sitting while the game runs: that its time is nearly used up. */
  readonly notice?: string | undefined;
  /** Hides the game: nothing can be watched or played while something else is asked. */
  readonly isCovered?: boolean;
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
  const { name, imageUrl, children, note, notice, isLoading = false, isCovered = false } = props;
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
    </div>
  );
}
