export { OptionGroup } from './OptionGroup';
export { Option } from './Option';
export { OptionRow } from './OptionRow';
