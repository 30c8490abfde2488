import type { ReactNode } from 'react';

import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { action as actionStyle, pictured, scene as sceneStyle, state, whole } from './EmptyState.css';

interface EmptyStateProps {
  /** A drawing of 200 by 140. It says nothing that the words do not say. */
  readonly scene?: ReactNode;
  /** What is not there yet. */
  readonly title: string;
  /** Place of the title in the outline, where the whole screen is about it: 1 if no bar above has the `h1`. */
  readonly heading?: 1 | 2;
  /** What will be here, or what the player can do about it. */
  readonly text?: string;
  /** At most one button. */
  readonly action?: ReactNode;
}

/** There is nothing here yet, which is no error. */
export function EmptyState({ scene, title, heading, text, action }: EmptyStateProps) {
  return (
    <div className={`${state} ${heading !== undefined ? whole : scene === undefined ? '' : pictured}`}>
      {scene !== undefined && (
        <div className={sceneStyle} aria-hidden>
          {scene}
        </div>
      )}
      {heading === undefined ? (
        <Text size={scene === undefined ? 'titleSm' : 'title'}>{title}</Text>
      ) : (
        <Heading level={heading} size="display" isFocusTarget={heading === 1}>
          {title}
        </Heading>
      )}
      {text !== undefined && (
        <Text size={heading === undefined ? 'sm' : 'md'} tone="muted">
          {text}
        </Text>
      )}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
