/**
 * What a change of the session asks for:
 * `clearAccount` forgets token, user and favourites · `stopTimers` ends ping and polls · `closeOverlays` ·
 * `startPing` begins the online ping with the new token · `goToLogin` replaces the page by /login with one message.
 *
 * @example
 * const effects: readonly SessionEffect[] = ['startPing'];
 * nextSession({ status: 'guest' }, { type: 'signedIn', token: 'new' }).effects; // => effects
 */
export type SessionEffect = 'clearAccount' | 'stopTimers' | 'closeOverlays' | 'startPing' | 'goToLogin';
