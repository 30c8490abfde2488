// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  canSendIdentity,
  checkChosenPicture,
  checkDocumentNumber,
  checkIdentityName,
  type DocumentType,
  documentTypes,
  fail,
  fitPicture,
  type IdentityState,
  isDepositAllowed,
  isSameName,
  ok,
  pictureLimits,
  type PictureType,
  pictureTypeOf,
  pictureTypes,
} from '../index';

describe('examples of identity', () => {
  it('canSendIdentity', () => {
    expect(canSendIdentity('refused')).toEqual(true);
    expect(canSendIdentity('review')).toEqual(false);
  });

  it('checkChosenPicture', () => {
    expect(checkChosenPicture({ type: 'image/heic', size: 3_000_000 })).toEqual(ok('picture'));
    expect(checkChosenPicture({ type: 'application/pdf', size: 3_000_000 })).toEqual(fail('notAPicture'));
    expect(checkChosenPicture({ type: 'image/jpeg', size: 30_000_000 })).toEqual(fail('tooLarge'));
  });

  it('checkDocumentNumber', () => {
    expect(checkDocumentNumber('N01-12-345678')).toEqual(ok('N0112345678'));
    expect(checkDocumentNumber('passport')).toEqual(fail('notANumber'));
  });

  it('checkIdentityName', () => {
    expect(checkIdentityName('  Juan  dela Cruz ', [])).toEqual(ok('Juan dela Cruz'));
    expect(checkIdentityName('Juan', [])).toEqual(fail('notAFullName'));
    expect(checkIdentityName('Maria Santos', ['Juan dela Cruz'])).toEqual(fail('otherName'));
  });

  it('documentTypes', () => {
    expect(documentTypes.indexOf('passport')).toEqual(2);
  });

  it('DocumentType', () => {
    const passport: DocumentType = 'passport';
    expect(documentTypes.includes(passport)).toEqual(true);
  });

  it('fitPicture', () => {
    expect(fitPicture({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitPicture({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
  });

  it('IdentityState', () => {
    const state: IdentityState = 'refused';
    expect(canSendIdentity(state)).toEqual(true);
  });

  it('isDepositAllowed', () => {
    expect(isDepositAllowed('none', { isCheckedFirst: false })).toEqual(true);
    expect(isDepositAllowed('review', { isCheckedFirst: false })).toEqual(false);
  });

  it('isSameName', () => {
    expect(isSameName('Dela Cruz, Juan', 'JUAN DELA CRUZ')).toEqual(true);
    expect(isSameName('Juan Cruz', 'JUAN DELA CRUZ')).toEqual(false);
  });

  it('pictureLimits', () => {
    expect(fitPicture({ width: 3000, height: 4000 }, pictureLimits.longestEdge)).toEqual({
      width: 1200,
      height: 1600,
    });
  });

  it('pictureTypeOf', () => {
    expect(pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toEqual('image/jpeg');
    expect(pictureTypeOf(new Uint8Array([0x25, 0x50, 0x44, 0x46]))).toEqual(undefined);
  });

  it('pictureTypes', () => {
    expect(pictureTypes.join(', ')).toEqual('image/jpeg, image/png, image/webp');
  });

  it('PictureType', () => {
    const type: PictureType = 'image/jpeg';
    expect(pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff])) === type).toEqual(true);
  });
});
