export { StepList } from './StepList';
