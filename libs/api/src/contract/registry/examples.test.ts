// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type AnswerName,
  type CallFacts,
  type CallGroup,
  type CallName,
  type CallPaging,
  calls,
  type Calls,
  codesOf,
  type DescribedCall,
  describedCalls,
  factsByCall,
  groupTitles,
} from './index';

describe('examples of registry', () => {
  it('AnswerName', () => {
    const isOwn = (name: AnswerName) => factsByCall.launchGame.refusals.includes(name);
    expect(isOwn('phoneTaken')).toEqual(false);
  });

  it('CallFacts', () => {
    const facts: CallFacts = factsByCall.getUserScore;
    expect(facts.kind).toEqual('R');
  });

  it('CallGroup', () => {
    const group: CallGroup = factsByCall.login.group;
    expect(groupTitles[group]).toEqual('Accounts');
  });

  it('factsByCall', () => {
    expect(factsByCall.deposit.kind).toEqual('E');
  });

  it('CallPaging', () => {
    const paging: CallPaging | undefined = factsByCall.getMsgList.paging;
    expect(paging?.by).toEqual('before');
  });

  it('calls', () => {
    expect(calls.login.path).toEqual('/api/web/login');
  });

  it('CallName', () => {
    const name: CallName = 'getUserScore';
    expect(calls[name].path).toEqual('/api/web/getUserScore');
  });

  it('Calls', () => {
    const effectOf = (all: Calls) => all.deposit.effect;
    expect(effectOf(calls)).toEqual('write');
  });

  it('codesOf', () => {
    expect(codesOf('withdraw')[0]).toEqual(100);
    expect(codesOf('getUserScore').includes(400)).toEqual(true);
  });

  it('DescribedCall', () => {
    const login: DescribedCall | undefined = describedCalls.find(({ name }) => name === 'login');
    expect(login?.codes[0]).toEqual(200);
  });

  it('describedCalls', () => {
    expect(describedCalls[0]?.name).toEqual('login');
  });

  it('groupTitles', () => {
    expect(groupTitles.draw).toEqual('Luck draw');
  });
});
