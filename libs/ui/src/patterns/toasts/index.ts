export { toast } from './toast';
export type { ToastHandle } from './toast';
export type { ToastKind, ToastMessage } from './ToastMessage';
export { ToastRegion } from './ToastRegion';
