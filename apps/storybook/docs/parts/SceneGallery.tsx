import * as kit from '@kislap/ui';
import { Text } from '@kislap/ui';
import type { ComponentType } from 'react';

import { columns, iconCard } from './docs.css';
import { Part } from './Part';

type Named = readonly [name: string, value: unknown];
type NamedScene = readonly [name: string, Scene: ComponentType];

const isScene = (entry: Named): entry is NamedScene =>
  entry[0].endsWith('Scene') && typeof entry[1] === 'function';

const entries: readonly Named[] = Object.entries(kit);

const scenes = entries.filter(isScene);

/** Every scene that the kit exports, in the colours of the active skin. */
export function SceneGallery() {
  return (
    <Part>
      <div className={columns}>
        {scenes.map(([name, Scene]) => (
          <div key={name} className={iconCard}>
            <Scene />
            <Text size="cap" tone="muted">
              {name}
            </Text>
          </div>
        ))}
      </div>
    </Part>
  );
}
