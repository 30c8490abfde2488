/** What other topics use and the package does not export. */
export { checked, misuse, wholeCount } from './checks';
