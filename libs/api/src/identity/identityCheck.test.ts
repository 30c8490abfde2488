import { documentTypes, pictureLimits, type PictureType } from '@kislap/domain';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { documentTypeNames, largestPictureBytes, pictureMimeTypes } from '../contract/identity';
import { configureApi } from '../http/configureApi';
import { AnswerError, ContractError } from '../http/errors';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer, refuse } from '../testing/replies';
import { getIdentityCheck, identityFieldOf, sendIdentity } from './identityCheck';

afterEach(() => configureApi({}));

const proof = {
  documentType: 'national',
  documentNumber: '1234567890123456',
  name: 'Ligaya Santos',
  birthday: '1990-05-20',
  front: new Blob(['front'], { type: 'image/jpeg' }),
  selfie: new Blob(['selfie'], { type: 'image/jpeg' }),
} as const;

describe('the identity check', () => {
  test('is told in plain words', async () => {
    const wire = { state: 3, note: 'Too dark', name: 'Ligaya Santos', idType: 'umid', first: 1 } as const;
    configureApi({ adapter: createFakeOperator({ kycInfo: () => answer(wire) }).adapter });
    expect(await getIdentityCheck()).toEqual({
      state: 'refused',
      note: 'Too dark',
      name: 'Ligaya Santos',
      documentType: 'umid',
      isNeededFirst: true,
    });
  });

  test('of a document that the app does not know begins without one', async () => {
    const wire = { state: 0, idType: 'library card', first: 0 } as const;
    configureApi({ adapter: createFakeOperator({ kycInfo: () => answer(wire) }).adapter });
    expect(await getIdentityCheck()).toMatchObject({ state: 'none', name: '', documentType: undefined });
  });

  test('in a state that nobody knows cannot be read', async () => {
    const wire = { state: 7, first: 0 } as never;
    configureApi({ adapter: createFakeOperator({ kycInfo: () => answer(wire) }).adapter });
    await expect(getIdentityCheck()).rejects.toBeInstanceOf(ContractError);
  });
});

describe('documents', () => {
  test('are sent with both pictures and the consent', async () => {
    const operator = createFakeOperator({ kycSubmit: () => answer({ state: 1 }) });
    configureApi({ adapter: operator.adapter });
    await sendIdentity(proof, { idempotencyKey: 'one' });
    const [sent] = operator.seen;
    expect(sent?.idempotencyKey).toBe('one');
    expect(sent?.fields).toMatchObject({ idType: 'national', idNo: '1234567890123456', consent: '1' });
    expect(sent?.fields['front']).toBeInstanceOf(Blob);
    expect(sent?.fields['selfie']).toBeInstanceOf(Blob);
  });

  test('that are refused say which part it is about', async () => {
    const refusals = [refuse(1001, '', { field: 'idNo' }), refuse(1016, ''), refuse(1009, '')] as const;
    const found = [];
    for (const refusal of refusals) {
      configureApi({ adapter: createFakeOperator({ kycSubmit: () => refusal }).adapter });
      const error: unknown = await sendIdentity(proof).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AnswerError);
      found.push(identityFieldOf(error));
    }
    expect(found).toEqual(['documentNumber', 'birthday', undefined]);
    expect(identityFieldOf(new Error('else'))).toBeUndefined();
  });
});

test('the contract takes what the rules let through', () => {
  expect(documentTypeNames).toEqual(documentTypes);
  expectTypeOf(pictureMimeTypes).items.toEqualTypeOf<PictureType>();
  expect(largestPictureBytes).toBe(pictureLimits.largestSentBytes);
});
