import { describe, expect, it } from 'vitest';
import { beOffline } from './replies';
import { calls, type CallName } from '../contract/registry/calls';
import { replyToAll } from './replyToAll';
import { sampleHandlers } from './sampleHandlers';
import { sampleReads } from './sampleReads';
import { sampleWrites } from './sampleWrites';

const byName = (one: string, other: string) => one.localeCompare(other);
const everyName = Object.keys(calls).toSorted(byName);
const effectOf = (name: CallName): unknown =>
  Object.entries(calls[name]).find(([key]) => key === 'effect')?.[1];

describe('the sample operator', () => {
  it('is prepared for every call of the contract', () => {
    expect(Object.keys(sampleHandlers).toSorted(byName)).toEqual(everyName);
    expect(Object.keys(replyToAll(beOffline())).toSorted(byName)).toEqual(everyName);
  });

  it('changes nothing by the answers to its questions', () => {
    const writes = everyName.filter((name) => effectOf(name as CallName) === 'write');
    expect(writes.length).toBeGreaterThan(0);
    expect(writes.filter((name) => name in sampleReads)).toEqual([]);
    expect(writes.filter((name) => !(name in sampleWrites))).toEqual([]);
  });
});
