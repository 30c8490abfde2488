import type { ReactNode } from 'react';

import { caretLeftBold } from '../../icons/glyphs/caretLeftBold';
import { xBold } from '../../icons/glyphs/xBold';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { action as actionStyle, bar } from './AppBar.css';

/** A way to leave: what it says and what it does. */
export interface WayOut {
  readonly label: string;
  readonly onPress: () => void;
}

export interface AppBarFrameProps {
  /** One step back. */
  readonly back?: WayOut | undefined;
  /** Leaves altogether. At the start when it is the only way out, at the end beside a back. */
  readonly close?: WayOut | undefined;
  /** One action of the screen, at the end. */
  readonly action?: ReactNode;
}

/** Where the ways out, the heading and the action of a screen stand. */
export function AppBarFrame({
  back,
  close,
  action,
  children,
}: AppBarFrameProps & { readonly children: ReactNode }) {
  const closeButton = close !== undefined && (
    <IconButton glyph={xBold} label={close.label} onClick={close.onPress} />
  );
  return (
    <header className={bar}>
      {back === undefined ? (
        closeButton
      ) : (
        <IconButton glyph={caretLeftBold} label={back.label} onClick={back.onPress} />
      )}
      {children}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
      {back !== undefined && closeButton}
    </header>
  );
}
