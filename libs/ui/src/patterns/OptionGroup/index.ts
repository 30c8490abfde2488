export { OptionGroup } from './OptionGroup';
export { Option } from './Option';
export { OptionMark } from './OptionMark';
export { OptionRow } from './OptionRow';
