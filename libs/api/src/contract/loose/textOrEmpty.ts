import * as v from 'valibot';
import { looseText } from './looseText';

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
