/**
 * Where a spin stands. The server decides what is won; the wheel only turns to it.
 *
 * - `idle`: ready to spin.
 * - `spinning`: the server has been asked; the disc stands still until the answer is there.
 * - `landing`: the answer is known and the disc turns to it.
 * - `won`: the disc has stopped at the answer.
 * - `failed`: no answer; the disc returns to rest.
 * - `loading`: what can be won is not known yet.
 * - `none`: there is no draw.
 */
export type WheelState =
  | { readonly type: 'idle' | 'spinning' | 'failed' | 'loading' | 'none' }
  | { readonly type: 'landing' | 'won'; readonly index: number };
