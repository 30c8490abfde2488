export { Ticker } from './Ticker';
