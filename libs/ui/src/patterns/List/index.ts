export { ChoiceRow } from './ChoiceRow';
export { List } from './List';
export { Row } from './Row';
export { SwitchRow } from './SwitchRow';
