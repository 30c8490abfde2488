import type { TestPlayer } from '../support/TestPlayer';
import type { Stage } from './Stage';

/** Fields as `TestPlayer` sends them. */
export type SceneFields = Readonly<Record<string, string | number | Blob>>;

/** A call that will succeed when it is made now. */
export interface Scene {
  readonly device: TestPlayer;
  readonly fields: SceneFields;
  /** Other fields that the contract allows too; a call without fields has none. */
  readonly other?: SceneFields;
}

/** Brings about what a call needs. */
export type Prepare = (stage: Stage) => Promise<Scene>;
