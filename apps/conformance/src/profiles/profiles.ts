import { type CallGroup, type DescribedCall, describedCalls } from '@kislap/api/registry';
import { registry } from '../checks/registry';
import type { Permission } from '../context/Settings';

/** A part of the contract that a server can be shown to speak by itself. */
export interface Profile {
  readonly id: ProfileId;
  /** What a server that has it can do. */
  readonly title: string;
  /** What its run has to be allowed. */
  readonly permission: Permission;
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

/** Not how fast it is, which says something of the day and the line. */
const protecting = ['account', 'bonus', 'person', 'identity', 'limit', 'reality', 'due', 'away'];
const kinds = registry.map(({ id }) => id).filter((id) => id !== 'timing' && !protecting.includes(id));
const readKinds = kinds.filter((id) => !['payment', 'writes', 'idempotency', 'ownership'].includes(id));

const ofGroups = (id: Exclude<ProfileId, 'read'>) => (call: DescribedCall) =>
  groups[id].includes(call.facts.group);

/** In the order in which a back end grows. */
export const profiles: readonly Profile[] = [
  {
    id: 'read',
    title: 'every screen shows what the operator has',
    permission: 'read',
    covers: ({ contract }) => contract.effect === 'read',
    kinds: readKinds,
  },
  {
    id: 'accounts',
    title: 'players register, log in, and keep their account and its letters',
    permission: 'write',
    covers: ofGroups('accounts'),
    kinds,
  },
  {
    id: 'money',
    title: 'deposits, withdrawals, their records and what friends bring',
    permission: 'money',
    covers: ofGroups('money'),
    kinds,
  },
  {
    id: 'play',
    title: 'games, events and the luck draw',
    permission: 'money',
    covers: ofGroups('play'),
    kinds,
  },
  {
    id: 'protection',
    title: 'limits, breaks, exclusion, identity, sessions and a player’s own data',
    permission: 'write',
    covers: ofGroups('protection'),
    // What protects a player is seen with `--write=away` alone; without it the result says that it was not. Orders of other
    // checks would stand in its way.
    kinds: [...kinds.filter((id) => id !== 'payment'), ...protecting],
  },
];

/** The calls of a profile. */
export const callsOf = ({ covers }: Profile): readonly DescribedCall[] => describedCalls.filter(covers);

/** What a run of a profile is narrowed to. */
export const narrowTo = (profile: Profile): readonly string[] => [
  ...profile.kinds,
  ...callsOf(profile).map(({ name }) => name),
];
