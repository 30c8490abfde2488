export { List } from './List';
export { Row } from './Row';
