/** What other topics use and the package does not export. */
export { isPromotionAllowed } from './offers';
