import { createContext } from 'react';

/**
 * The element that dialogs, sheets, panels and overlays open inside: the phone column. Without one they cover
 * the document.
 */
export const ModalContainerContext = createContext<HTMLElement | null>(null);
