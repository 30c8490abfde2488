export type { CallExample, CallExamples } from './CallExamples';
export { codeMeaning } from './codeMeaning';
export { openApiDocument } from './openApiDocument';
export { pagingSentence } from './pagingSentence';
export { wireComponents } from './wireComponents';
export type { JsonSchema } from './JsonSchema';
export { wireSchema } from './wireSchema';
