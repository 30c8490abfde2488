import { type CallExamples, type JsonSchema, openApiDocument } from '@kislap/api/openapi';
import recorded from './examples.json';

/** Real runs of every call, written by `npm run reference`. */
export const examples: CallExamples = recorded;

let document: JsonSchema | undefined;

/** The contract as an OpenAPI document, made when it is asked for first. */
export function openApi(): JsonSchema {
  document ??= openApiDocument(examples);
  return document;
}
