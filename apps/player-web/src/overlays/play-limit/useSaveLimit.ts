import { setPlayLimit } from '@kislap/api';
import type { Money } from '@kislap/domain';
import { useSavePlayLimits } from '../../responsible/useSavePlayLimits';
import type { PlayLimitOptions } from './PlayLimitOptions';

interface LimitSaver {
  readonly isSaving: boolean;
  /** `undefined` for no limit. */
  readonly save: (most: Money | undefined) => void;
}

/** Saves a limit, and says whether it holds now or waits. */
export function useSaveLimit({ kind, span }: PlayLimitOptions, onSaved: () => void): LimitSaver {
  const { isSaving, save } = useSavePlayLimits(onSaved);
  return {
    isSaving,
    save: (most) =>
      save(
        () => setPlayLimit({ kind, span, most }),
        (limits) => (limits[kind][span]?.waiting === undefined ? 'rg.saved' : 'rg.waits'),
      ),
  };
}
