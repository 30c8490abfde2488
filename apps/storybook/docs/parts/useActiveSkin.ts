import { skins } from '@kislap/ui/skins';
import type { Scheme, Skin } from '@kislap/ui/skins';
import { useContext } from 'react';

import { GlobalsContext } from '../../decorators/useGlobals';
import { lookIn } from '../../decorators/look';

/** The skin and scheme that the toolbar shows. */
export function useActiveSkin(): { readonly skin: Skin; readonly scheme: Scheme } {
  const { skin, scheme } = lookIn(useContext(GlobalsContext));
  return { skin: skins.find(({ id }) => id === skin) ?? skins[0], scheme };
}
