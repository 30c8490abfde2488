// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  canSendIdentity,
  checkDocumentNumber,
  checkIdentityName,
  type DocumentType,
  documentTypes,
  fail,
  type IdentityState,
  isDepositAllowed,
  isPlayAllowed,
  isSameName,
  ok,
  pictureLimits,
  type PictureType,
} from '../index';

describe('examples of identity', () => {
  it('canSendIdentity', () => {
    expect(canSendIdentity('refused')).toEqual(true);
    expect(canSendIdentity('review')).toEqual(false);
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

  it('IdentityState', () => {
    const state: IdentityState = 'refused';
    expect(canSendIdentity(state)).toEqual(true);
  });

  it('isDepositAllowed', () => {
    expect(isDepositAllowed('none', { isCheckedFirst: false })).toEqual(true);
    expect(isDepositAllowed('review', { isCheckedFirst: false })).toEqual(false);
  });

  it('isPlayAllowed', () => {
    expect(isPlayAllowed('review', { isCheckedFirst: false })).toEqual(true);
    expect(isPlayAllowed('refused', { isCheckedFirst: false })).toEqual(false);
  });

  it('isSameName', () => {
    expect(isSameName('Dela Cruz, Juan', 'JUAN DELA CRUZ')).toEqual(true);
    expect(isSameName('Juan Cruz', 'JUAN DELA CRUZ')).toEqual(false);
  });

  it('pictureLimits', () => {
    expect(pictureLimits.largestSentBytes).toEqual(2_000_000);
  });

  it('PictureType', () => {
    const type: PictureType = 'image/jpeg';
    expect(type).toEqual('image/jpeg');
  });
});
