import type { DocumentType } from '@kislap/domain';
import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * How far the check of a player's identity is: 0 none, 1 in review, 2 passed, 3 refused, for which `note` gives the
 * reason. `name` and `idType` are what was sent last. `first` says that the operator asks for the check before the first
 * deposit.
 *
 * @example
 * kycInfoCall.path; // => '/api/web/kycInfo'
 * kycInfoCall.effect; // => 'read'
 */
export const kycInfoCall = readCall('kycInfo', {
  request: emptyRequest,
  response: v.object({
    state: v.pipe(looseInteger, v.picklist([0, 1, 2, 3])),
    note: maybe(looseText),
    name: maybe(looseText),
    idType: maybe(looseText),
    first: looseFlag,
  }),
});

/**
 * The documents taken, by their wire names.
 *
 * @example
 * documentTypeNames.includes('passport'); // => true
 */
export const documentTypeNames = [
  'national',
  'driver',
  'passport',
  'umid',
  'prc',
  'postal',
] as const satisfies readonly DocumentType[];

/**
 * The formats in which pictures of documents are sent.
 *
 * @example
 * pictureMimeTypes.includes('image/png'); // => true
 */
export const pictureMimeTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * What an operator takes of one picture, in bytes.
 *
 * @example
 * largestPictureBytes / 1_000_000; // => 2
 */
export const largestPictureBytes = 2_000_000;

const picture = v.pipe(v.blob(), v.mimeType(pictureMimeTypes), v.minSize(1), v.maxSize(largestPictureBytes));

/**
 * Sends the documents of an identity check, two pictures with them. `birthday` is YYYY-MM-DD; `consent` must be set.
 *
 * @example
 * kycSubmitCall.hasFiles; // => true
 */
export const kycSubmitCall = {
  ...writeCall('kycSubmit', {
    request: v.object({
      idType: v.picklist(documentTypeNames),
      idNo: boundedText(40),
      name: boundedText(200),
      birthday: v.pipe(v.string(), v.isoDate()),
      front: picture,
      selfie: picture,
      consent: v.pipe(looseFlag, v.literal(1)),
    }),
    response: v.object({ state: v.pipe(looseInteger, v.picklist([1, 2])) }),
  }),
  hasFiles: true,
} as const;
