import { browserOverlayHistory } from './stack/browserOverlayHistory';
import { OverlayStack } from './stack/OverlayStack';

/** The app's overlays. It begins to follow the browser's history when the app starts. */
export const overlayStack = new OverlayStack(browserOverlayHistory(globalThis.window));
