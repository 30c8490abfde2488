import type { DocumentType } from '@kislap/domain';
import * as v from 'valibot';
import { emptyRequest, readCall, writeCall } from './call';
import { boundedText, looseText } from './loose/texts';
import { looseFlag, looseInteger } from './loose/numbers';
import { maybe } from './loose/optional';
import { askedFlag } from './loose/requests';

/**
 * Tells how far the identity check is: 0 none, 1 in review, 2 passed, 3 refused for the reason in `note`. `name`
 * and `idType` are what was sent last; `first` asks for the check before the first deposit.
 *
 * @example
 * kycInfoCall.path; // => '/api/web/kycInfo'
 * kycInfoCall.effect; // => 'read'
 */
export const kycInfoCall = readCall('kycInfo', {
  group: 'protection',
  whileAway: true,
  request: emptyRequest,
  response: v.object({
    /** 0 none, 1 in review, 2 passed, 3 refused. */
    state: v.pipe(looseInteger, v.picklist([0, 1, 2, 3])),
    /** Why, in words for the player. */
    note: maybe(looseText),
    /** The name that was sent last. */
    name: maybe(looseText),
    /** The kind of document. */
    idType: maybe(looseText),
    /** The check comes before the first deposit. */
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
 * Sends the documents of an identity check, with two pictures. `birthday` is YYYY-MM-DD, and that of the account (1001); one
 * of somebody under 21 closes the account until that day (1016). `consent` must be set. Documents
 * of a person who is away with another account are taken and answered with 1007 and `kind` `register`.
 *
 * @example
 * kycSubmitCall.hasFiles; // => true
 */
export const kycSubmitCall = writeCall('kycSubmit', {
  group: 'protection',
  kind: 'E',
  refusals: ['alreadyReceived', 'underAge', 'accountSuspended'],
  whileAway: true,
  request: v.object({
    /** The kind of document. */
    idType: v.picklist(documentTypeNames),
    /** The number of the document. */
    idNo: boundedText(40),
    /** The name on the document. */
    name: boundedText(200),
    /** YYYY-MM-DD; 21 years ago or more, by the day in Manila. */
    birthday: v.pipe(v.string(), v.isoDate()),
    /** A picture of the document. */
    front: picture,
    /** A picture of the player with the document. */
    selfie: picture,
    /** The player agrees to the check; must be 1. */
    consent: v.pipe(askedFlag, v.literal(1)),
  }),
  response: v.object({
    /** 1 in review, 2 passed. */
    state: v.pipe(looseInteger, v.picklist([1, 2])),
  }),
  hasFiles: true,
});
