// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { answerCode, type AnswerCode, type RefusalFacts } from './index';

describe('examples of contract', () => {
  it('answerCode', () => {
    expect(answerCode.maintenance).toEqual(555);
  });

  it('AnswerCode', () => {
    const locked: AnswerCode = 1005;
    expect(answerCode.locked === locked).toEqual(true);
  });

  it('RefusalFacts', () => {
    const facts: RefusalFacts = { field: 'idNo' };
    expect(facts.field).toEqual('idNo');
  });
});
