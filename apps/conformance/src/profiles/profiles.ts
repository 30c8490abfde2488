import type { CallGroup, DescribedCall } from '@kislap/api/registry';
import { registry } from '../checks/registry';
import { owedCalls } from '../context/owedCalls';
import type { Permission } from '../context/Settings';

/** A part of the contract that a server can be shown to speak by itself. */
export interface Profile {
  readonly id: ProfileId;
  /** What a server that has it can do. */
  readonly title: string;
  /** What its run has to be allowed. */
  readonly permission: Permission;
  /** What its run has to be allowed to see all that makes it up. */
  readonly shownWith: Permission;
  readonly covers: (call: DescribedCall) => boolean;
  /** Kinds of checks that it is looked at by. */
  readonly kinds: readonly string[];
}

type ProfileId = 'read' | 'accounts' | 'money' | 'play' | 'protection';

/** The sections of each profile; `read` has the reading calls of all. */
const groups: Readonly<Record<Exclude<ProfileId, 'read'>, readonly CallGroup[]>> = {
  accounts: ['accounts', 'config', 'mail', 'tracking'],
  money: ['payment', 'records', 'referral'],
  play: ['games', 'events', 'draw'],
  protection: ['protection'],
};

/** Not how fast it is, which says something of the day and the line, nor what a server may leave out. */
const apart = ['timing', 'together'];
const protecting = ['account', 'bonus', 'person', 'limit', 'reality', 'due', 'identity', 'away'];
const moneyKinds = registry.map(({ id }) => id).filter((id) => ![...apart, ...protecting].includes(id));
const kinds = moneyKinds.filter((id) => id !== 'payment');
const readKinds = kinds.filter((id) => !['writes', 'idempotency', 'ownership'].includes(id));

const ofGroups = (id: Exclude<ProfileId, 'read'>) => (call: DescribedCall) =>
  groups[id].includes(call.facts.group);

/** In the order in which a back end grows. */
export const profiles: readonly Profile[] = [
  {
    id: 'read',
    title: 'every screen shows what the operator has',
    permission: 'read',
    shownWith: 'read',
    covers: ({ contract }) => contract.effect === 'read',
    kinds: readKinds,
  },
  {
    id: 'accounts',
    title: 'players register, log in, and keep their account and its letters',
    permission: 'write',
    shownWith: 'write',
    covers: ofGroups('accounts'),
    kinds,
  },
  {
    id: 'money',
    title: 'deposits, withdrawals, their records and what friends bring',
    permission: 'money',
    shownWith: 'money',
    covers: ofGroups('money'),
    kinds: moneyKinds,
  },
  {
    id: 'play',
    title: 'games, events and the luck draw',
    permission: 'money',
    shownWith: 'money',
    covers: ofGroups('play'),
    kinds,
  },
  {
    id: 'protection',
    title: 'limits, breaks, exclusion, identity, sessions and a player’s own data',
    permission: 'write',
    // Without leave to send the account away the result says that what protects a player was not shown.
    shownWith: 'away',
    covers: ofGroups('protection'),
    // Orders of the checks of payments would stand in the way of those of limits.
    kinds: [...kinds, ...protecting],
  },
];

/** The calls of a profile. */
export const callsOf = ({ covers }: Profile): readonly DescribedCall[] => owedCalls.filter(covers);

/** What a run of a profile is narrowed to. */
export const narrowTo = (profile: Profile): readonly string[] => [
  ...profile.kinds,
  ...callsOf(profile).map(({ name }) => name),
];
