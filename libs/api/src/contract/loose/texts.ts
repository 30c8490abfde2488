import * as v from 'valibot';

/** Text, or a number written as text (an account number that a server sent without quotes). */
export const looseText = v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]);

/** Text that a server may leave out or send as null: both read as ''. */
export const textOrEmpty = v.optional(
  v.union([
    looseText,
    v.pipe(
      v.null(),
      v.transform(() => ''),
    ),
  ]),
  '',
);

/** Non-empty text of at most `maxLength` UTF-16 units: a form field as the server checks it. Not trimmed. */
// @__NO_SIDE_EFFECTS__
export function boundedText(maxLength: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
}
