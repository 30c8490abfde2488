import * as v from 'valibot';

/** Non-empty text of at most `maxLength` UTF-16 units: a form field as the server checks it. Not trimmed. */
// @__NO_SIDE_EFFECTS__
export function boundedText(maxLength: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
}
