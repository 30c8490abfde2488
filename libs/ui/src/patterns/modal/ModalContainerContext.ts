import { createContext } from 'react';

/**
 * The element that dialogs, sheets, panels and overlays open inside: the phone column. It is null until the column
 * has been drawn; without a column around them (undefined) they cover the document.
 */
export const ModalContainerContext = createContext<HTMLElement | null | undefined>(undefined);
