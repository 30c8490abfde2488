export type { CallExample, CallExamples } from './operations';
export { codeMeaning, pagingSentence, purposeOf, retrySentence } from './purposeOf';
export { openApiDocument } from './openApiDocument';
export { type JsonSchema, wireComponents } from './wireForms';
export { dataSchema, requestSchema } from './callSchemas';
export { wireSchema } from './wireSchema';
