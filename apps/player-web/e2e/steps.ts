/** Steps of the app's journeys, for other builds of it: they walk as the app's own tests do, in its words. */
export { depositScreen } from './deposit';
export { say } from './messages';
export { payAtCashier } from './payAtCashier';
export { closeGame, openGame, playRound } from './playGame';
export { fillRegistration } from './register';
