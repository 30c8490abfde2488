import type { ReactNode } from 'react';

import { Text } from '../../primitives/Text/Text';
import { action as actionStyle, scene as sceneStyle, state } from './EmptyState.css';

interface EmptyStateProps {
  /** A drawing of 200 by 140. It says nothing that the words do not say. */
  readonly scene?: ReactNode;
  readonly title: string;
  /** What will be here, or what the player can do about it. */
  readonly text?: string;
  /** At most one button. */
  readonly action?: ReactNode;
}

/** There is nothing here yet, which is no error. */
export function EmptyState({ scene, title, text, action }: EmptyStateProps) {
  return (
    <div className={state}>
      {scene !== undefined && (
        <div className={sceneStyle} aria-hidden>
          {scene}
        </div>
      )}
      <Text size="titleSm">{title}</Text>
      {text !== undefined && (
        <Text size="sm" tone="muted">
          {text}
        </Text>
      )}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
