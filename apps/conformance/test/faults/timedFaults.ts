import { altered, type Fault } from './Fault';

const permission = 'away';
const isTimed = true;

/** Servers that take a person for an account, or nobody for somebody. */
export const personFaults: readonly Fault[] = [
  {
    name: 'document-of-the-excluded',
    title: 'The document of somebody excluded opens another account',
    foundBy: 'person.document',
    call: 'kycSubmit',
    permission,
    arm: altered('kycSubmit', 'code', () => 200),
  },
  {
    name: 'birthday-of-another',
    title: 'A document with another birthday is taken',
    foundBy: 'identity.birthday',
    call: 'kycSubmit',
    permission,
    arm: altered('kycSubmit', 'code', () => 200),
  },
  {
    name: 'payout-to-anybody',
    title: 'Somebody whom nobody knows is paid out',
    foundBy: 'identity.payout',
    call: 'withdraw',
    permission,
    arm: altered('withdraw', 'code', () => 100),
  },
];

/** Servers that are not on time. */
export const timedFaults: readonly Fault[] = [
  {
    name: 'raised-without-a-wait',
    title: 'A higher limit holds before its time',
    foundBy: 'due.raise',
    call: 'rgSet',
    permission,
    isTimed,
    arm: altered('rgSet', 'data.loss.month.am', () => 1800),
  },
  {
    name: 'raise-that-never-lapses',
    title: 'A raise of long ago is taken',
    foundBy: 'due.lapse',
    call: 'rgSet',
    permission,
    isTimed,
    arm: altered('rgSet', 'data.loss.month.am', () => 1400),
  },
  {
    name: 'never-locked',
    title: 'An app that was left alone stays open',
    foundBy: 'due.idle',
    call: 'getUserScore',
    permission,
    isTimed,
    arm: altered('getUserScore', 'code', () => 200),
  },
  {
    name: 'check-never-due',
    title: 'A game starts while a reality check is due',
    foundBy: 'due.reality',
    call: 'launchGame',
    permission,
    isTimed,
    arm: altered('launchGame', 'code', () => 200),
  },
];
