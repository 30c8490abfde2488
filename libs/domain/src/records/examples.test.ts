// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  avatarName,
  depositStatus,
  epochSecondsFrom,
  formatCount,
  isDepositOverdue,
  mailBadge,
  maskAccount,
  type RecordStatus,
  statusColour,
  textOrDash,
  withdrawalStatus,
} from '../index';

describe('examples of records', () => {
  it('avatarName', () => {
    expect(avatarName(3)).toEqual('tx3');
    expect(avatarName(99)).toEqual('tx1');
  });

  it('depositStatus', () => {
    expect(depositStatus(1)).toEqual('complete');
    expect(depositStatus(7)).toEqual('pending');
  });

  it('formatCount', () => {
    expect(formatCount(1_000_000)).toEqual('1,000,000');
    expect(formatCount(-1)).toEqual('0');
  });

  it('isDepositOverdue', () => {
    const at = epochSecondsFrom(1_767_196_800);
    expect(isDepositOverdue({ status: 'pending', at }, epochSecondsFrom(at + 299))).toEqual(false);
    expect(isDepositOverdue({ status: 'pending', at }, epochSecondsFrom(at + 300))).toEqual(true);
  });

  it('mailBadge', () => {
    expect(mailBadge(0)).toEqual(undefined);
    expect(mailBadge(100)).toEqual('99+');
  });

  it('maskAccount', () => {
    expect(maskAccount('09171234567')).toEqual('0917 ••• 4567');
    expect(maskAccount('1234567890')).toEqual('•••• 7890');
  });

  it('RecordStatus', () => {
    const status: RecordStatus = 'pending';
    expect(statusColour(status)).toEqual('yellow');
  });

  it('statusColour', () => {
    expect(statusColour('complete')).toEqual('green');
  });

  it('textOrDash', () => {
    expect(textOrDash('GCash')).toEqual('GCash');
    expect(textOrDash('')).toEqual('--');
  });

  it('withdrawalStatus', () => {
    expect(withdrawalStatus(0)).toEqual('pending');
    expect(withdrawalStatus(7)).toEqual('failed');
  });
});
