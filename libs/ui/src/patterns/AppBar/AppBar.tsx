import type { ReactNode } from 'react';

import { caretLeftBold, xBold } from '../../icons/actions';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { action as actionStyle, bar, overPicture, title as titleStyle } from './AppBar.css';

interface AppBarProps extends AppBarFrameProps {
  /** The `h1` of the screen, and where focus goes when the route changes. */
  readonly title: string;
}

/** The head of a screen: how to leave it, what it is, and at most one action. */
export function AppBar({ title, ...frame }: AppBarProps) {
  return (
    <AppBarFrame {...frame}>
      <h1 className={titleStyle} tabIndex={-1}>
        {title}
      </h1>
    </AppBarFrame>
  );
}

/** A way to leave: what it says and what it does. */
export interface AppBarButton {
  readonly label: string;
  readonly onPress: () => void;
}

export interface AppBarFrameProps {
  /** One step back. */
  readonly back?: AppBarButton | undefined;
  /** Leaves altogether. At the start when it is the only way out, at the end beside a back. */
  readonly close?: AppBarButton | undefined;
  /** One action of the screen, at the end. */
  readonly action?: ReactNode;
}

interface FilledFrameProps extends AppBarFrameProps {
  /** Lies on the picture that what scrolls begins with; its buttons bring a ground of their own. */
  readonly isOverPicture?: boolean;
  readonly children: ReactNode;
}

/** Where the ways out, the heading and the action of a screen stand. */
export function AppBarFrame({ back, close, action, isOverPicture = false, children }: FilledFrameProps) {
  const variant = isOverPicture ? 'media' : 'plain';
  const closeButton = close !== undefined && (
    <IconButton glyph={xBold} label={close.label} variant={variant} onClick={close.onPress} />
  );
  return (
    <header className={isOverPicture ? `${bar} ${overPicture}` : bar}>
      {back === undefined ? (
        closeButton
      ) : (
        <IconButton glyph={caretLeftBold} label={back.label} variant={variant} onClick={back.onPress} />
      )}
      {children}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
      {back !== undefined && closeButton}
    </header>
  );
}
