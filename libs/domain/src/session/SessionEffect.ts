/**
 * What a change of the session asks for:
 * `clearAccount` forgets token, user and favourites · `stopTimers` ends ping and polls · `closeOverlays` ·
 * `startPing` begins the online ping with the new token · `goToLogin` replaces the page by /login with one message.
 */
export type SessionEffect = 'clearAccount' | 'stopTimers' | 'closeOverlays' | 'startPing' | 'goToLogin';
