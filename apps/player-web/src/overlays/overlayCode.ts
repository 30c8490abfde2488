import { lazyComponent } from '../code/lazyComponent';
import type { LazyComponent } from '../code/lazyComponent';
import type { OverlayName } from './OverlayMap';
import type { OverlayProps } from './OverlayProps';

/** The code of every overlay, fetched when the browser is idle or a finger goes down. */
export const overlayCode: { readonly [Name in OverlayName]: LazyComponent<OverlayProps<Name>> } = {
  language: lazyComponent(() => import('./language/LanguageOverlay').then((code) => code.LanguageOverlay)),
};
