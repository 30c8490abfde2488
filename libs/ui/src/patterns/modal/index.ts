export type { DismissReason } from './DismissReason';
export type { ModalState } from './Modal';
export { ModalContainerContext } from './ModalContainerContext';
