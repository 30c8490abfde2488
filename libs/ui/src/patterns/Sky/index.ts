export { Sky } from './Sky';
