import type { JsonSchema } from './wireForms';

const text = (description: string): JsonSchema => ({ type: 'string', description });

const fields = {
  app: { type: 'string', const: 'kislap' },
  version: text('The version as released.'),
  build: text('The build that runs, with the settings of the operator.'),
  page: text('The name of the route, never the address.'),
  language: text('The language of the app, as a tag.'),
  isOnline: { type: 'boolean', description: 'Whether the device said that it is connected.' },
  at: { type: 'integer', description: 'Epoch seconds by the device, whose clock may be wrong.' },
  place: text('The part of the app that noticed.'),
  name: text('The name of the error.'),
  message: text(
    'Its message; numbers are `#`, texts in double quotes, addresses and long keys are left out.',
  ),
  frames: {
    type: 'array',
    items: { type: 'string' },
    maxItems: 8,
    description: 'The innermost calls, by the files of the build.',
  },
};

/** An error as the app tells it: nothing in it says who the player is. */
export const errorReport: JsonSchema = {
  type: 'object',
  properties: fields,
  required: Object.keys(fields),
};

/** What the app sends to the address that an operator names for errors (`errors.endpoint`). */
export const errorReportHook: JsonSchema = {
  operationId: 'errorReport',
  tags: ['errors'],
  summary: 'An error on the device of a player.',
  description:
    'Sent to `errors.endpoint` of the configuration, and to nobody where there is none: each kind once, at most five a minute and twenty until the page is loaded anew. Without cookies, without the token of the player. The answer is not read.',
  security: [],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReport' } } },
  },
  responses: {
    '204': { description: 'Taken.' },
    '4XX': { description: 'Not taken; it is not sent again.' },
  },
};
