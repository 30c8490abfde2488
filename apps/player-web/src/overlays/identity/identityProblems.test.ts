import { epochSecondsFrom } from '@kislap/domain';
import { describe, expect, it } from 'vitest';
import { identityProblems } from './identityProblems';
import { fieldsOfStep, identitySteps, stepOfField } from './useIdentityForm';
import type { IdentityValues } from './identityProblems';

const picture = { content: new Blob(['picture']), preview: 'data:,' };
const whole: IdentityValues = {
  documentType: 'national',
  documentNumber: '1234-5678-9012-3456',
  name: 'Ligaya Santos',
  birthday: { year: '1990', month: '05', day: '20' },
  front: picture,
  selfie: picture,
  hasAgreed: true,
};
const facts = { accountNames: [], now: epochSecondsFrom(1_763_600_000) };

describe('the form of the identity check', () => {
  it('has no problem when it is whole', () => {
    expect(identityProblems(whole, facts)).toEqual({});
  });

  it.each([
    ['documentType', { documentType: undefined }, 'kyc.typeMissing'],
    ['documentNumber', { documentNumber: ' ' }, 'kyc.numberEmpty'],
    ['documentNumber', { documentNumber: '12' }, 'kyc.numberWrong'],
    ['name', { name: '' }, 'kyc.nameEmpty'],
    ['name', { name: 'Ligaya' }, 'kyc.nameWrong'],
    ['birthday', { birthday: { year: '1990', month: '', day: '' } }, 'auth.birthWrong'],
    ['birthday', { birthday: { year: '2010', month: '01', day: '01' } }, 'auth.age'],
    ['front', { front: undefined }, 'kyc.pictureMissing'],
    ['selfie', { selfie: undefined }, 'kyc.pictureMissing'],
    ['hasAgreed', { hasAgreed: false }, 'kyc.consentMissing'],
  ] as const)('says what is wrong with %s', (field, change, message) => {
    expect(identityProblems({ ...whole, ...change }, facts)).toEqual({ [field]: message });
  });

  it('wants the name of the account withdrawn to', () => {
    const known = { ...facts, accountNames: ['Juan Cruz'] };
    expect(identityProblems(whole, known)).toEqual({ name: 'kyc.nameOther' });
  });

  it('asks for each field on one step', () => {
    for (const step of identitySteps) {
      for (const field of fieldsOfStep[step]) expect(stepOfField(field)).toBe(step);
    }
  });
});
