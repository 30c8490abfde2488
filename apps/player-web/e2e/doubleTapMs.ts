/** A press on the place of the last one, on what that one opened or closed, is not heard so soon, in ms: it is a double tap. */
export const doubleTapMs = 400;
