import { runningBuild } from '../../../config/build';
import { deviceStorage } from '../../../device/storage/deviceStorage';
import { lookOf } from '../../../session/offline/lastPage';
import type { LastPage } from '../../../session/offline/lastPage';
import { lastView, lastViewKey } from '../../../session/offline/lastView';
import type { LastView } from '../../../session/offline/lastView';
import { session } from '../../../session/session';

/** Whether this is kept already, and drawn as the page looks now. */
export function isKept(view: LastView): boolean {
  const own = lastView.read();
  return own?.page?.look === lookOf(document.documentElement) && isSame(own.view, view);
}

/** @param page nothing where it could not be taken down: a drawing of the same view stays */
export function keepLastView(view: LastView, page: LastPage | undefined): void {
  const [build, userId] = [runningBuild(document), session.userId()];
  // Whoever has left meanwhile leaves nothing; while developing, no build could tell that it wrote it.
  if (build === undefined || userId === undefined) return;
  const own = lastView.read();
  const before = own && isSame(own.view, view) ? own.page : undefined;
  deviceStorage.write(lastViewKey, {
    userId,
    build,
    lang: document.documentElement.lang,
    view,
    page: page ?? before,
  });
}

const isSame = (one: LastView, other: LastView): boolean => JSON.stringify(one) === JSON.stringify(other);
