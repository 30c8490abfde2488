import { fail, ok, pictureLimits, type Result } from '@kislap/domain';

/**
 * Checks a file that a player has chosen before the device opens it. Any kind of picture will do: it is sent in a
 * format of our own.
 *
 * @param file its type as the device tells it, '' where it knows none, and its size in bytes
 * @example
 * checkChosenPicture({ type: 'image/heic', size: 3_000_000 }); // => ok('picture')
 * checkChosenPicture({ type: 'application/pdf', size: 3_000_000 }); // => fail('notAPicture')
 * checkChosenPicture({ type: 'image/jpeg', size: 30_000_000 }); // => fail('tooLarge')
 */
export function checkChosenPicture(file: {
  readonly type: string;
  readonly size: number;
}): Result<'picture', 'notAPicture' | 'tooLarge'> {
  if (!file.type.startsWith('image/') || file.size === 0) return fail('notAPicture');
  return file.size <= pictureLimits.largestChosenBytes ? ok('picture') : fail('tooLarge');
}
