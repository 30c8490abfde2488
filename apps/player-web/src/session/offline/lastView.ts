import type { Banner } from '@kislap/api';
import type { Player } from '@kislap/domain';
import { runningBuild } from '../../config/build';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { session } from '../session';
import type { LastPage } from './lastPage';
import { LAST_VIEW } from './lastPage';

/**
 * What a player last saw at the top of home. It is only drawn, never acted upon, and knows no money: whatever decides
 * anything asks the operator.
 */
export interface LastView {
  readonly player: Pick<Player, 'nickname' | 'avatarId' | 'vipLevel'>;
  /** As they were shown: the offers that are this player's. */
  readonly banners: readonly Banner[];
  /** The operator's numbers of the activities that quick ways led to. */
  readonly shortcuts: readonly number[];
}

/** One for the device: whoever signs in next has none of another's. */
export interface StoredView {
  readonly userId: number;
  readonly build: string;
  /** The language of the document it was drawn in. */
  readonly lang: string;
  readonly view: LastView;
  /** The same as the page can draw it before the app is there; missing when it could not be taken down. */
  readonly page?: LastPage | undefined;
}

/** Where the device keeps it. */
export const lastViewKey = {
  name: LAST_VIEW,
  parse: (stored: unknown) => (isStoredView(stored) ? stored : undefined),
};

/** Only the build that wrote it knows more of its shape. */
const isStoredView = (stored: unknown): stored is StoredView =>
  typeof stored === 'object' && stored !== null && 'build' in stored && 'view' in stored;

/** What the device keeps of the first view, for the next start of the same player in the same build and language. */
export const lastView = {
  read: (): StoredView | undefined => readOwn(),
  /** Forgets what is not of this player. */
  forgetOthers(userId: number | undefined): void {
    if (userId === undefined || deviceStorage.read(lastViewKey)?.userId !== userId)
      deviceStorage.remove(lastViewKey);
  },
} as const;

function readOwn(): StoredView | undefined {
  const stored = deviceStorage.read(lastViewKey);
  const isOwn =
    stored !== undefined &&
    stored.userId === session.userId() &&
    stored.build === runningBuild(document) &&
    stored.lang === document.documentElement.lang;
  return isOwn ? stored : undefined;
}
