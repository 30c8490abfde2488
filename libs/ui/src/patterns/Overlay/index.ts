export { Overlay } from './Overlay';
export { BareOverlay } from './BareOverlay';
