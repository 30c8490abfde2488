import { termsVersion } from '../catalogue/sandboxOperator';

/** An account that exists from the start. */
export interface SeedDefinition {
  /** The phone it signs in with; absent for the third-party account. */
  readonly phone?: string;
  readonly openId?: string;
  readonly nickname: string;
  readonly description: string;
  readonly vipOrder: number;
  readonly kycState: number;
  /** How long the account still rests, counted from seeding; 0 when it does not, and below it since when no more. */
  readonly coolsForMs: number;
  /** Came from another service and has told nothing yet. */
  readonly isIncomplete?: true;
  /** Was never asked for a deposit limit; the others have answered that they want none. */
  readonly isUnanswered?: true;
  /** Whether it rests by an exclusion, and not by a break. */
  readonly isExcluded?: true;
  readonly history: 'none' | 'regular' | 'whale' | ProtectedPast;
}

/** Pasts that show what protects a player. */
export type ProtectedPast = 'onBreak' | 'limited' | 'marked';

/** The password of every seed account. */
export const seedPassword = 'Play1234';

/** What every seed account has told when it was opened, unless it lacks that. */
export const agreedAt = (atMs: number) => ({ birthday: '1990-01-01', termsVersion, termsAtMs: atMs });

const plain = { vipOrder: 1, kycState: 0, coolsForMs: 0, history: 'none' } as const;

/** The accounts to try the sandbox with. */
export const seedAccounts: readonly SeedDefinition[] = [
  { ...plain, phone: '639170000001', nickname: 'Bagong Salta', description: 'New: no deposit yet' },
  {
    ...plain,
    phone: '639170000002',
    nickname: 'Suki',
    description: 'Regular: two deposits, VIP 2, verified, 123.45 turnover to go',
    vipOrder: 4,
    kycState: 2,
    history: 'regular',
  },
  {
    ...plain,
    phone: '639170000003',
    nickname: 'Bigatin',
    description: 'Whale: VIP 5, long records, turnover clear, three saved banks',
    vipOrder: 4,
    kycState: 2,
    history: 'whale',
  },
  {
    ...plain,
    openId: 'sandbox-nophone',
    nickname: 'Walang Numero',
    description: 'Third-party account without a phone',
  },
  {
    ...plain,
    phone: '639170000005',
    nickname: 'Pahinga',
    description: 'Taking a break of a day: 2,500, and a payment that went back',
    history: 'onBreak',
  },
  {
    ...plain,
    phone: '639170000006',
    nickname: 'Sinusuri',
    description: 'Identity check pending: withdrawals and large deposits are refused',
    kycState: 1,
  },
  {
    ...plain,
    openId: 'sandbox-new',
    nickname: 'Bagong Dating',
    description: 'Third-party account that lacks birthday, agreement and phone',
    isIncomplete: true,
  },
  {
    ...plain,
    phone: '639170000008',
    nickname: 'Balik',
    description: 'Exclusion over since yesterday: asked whether to come back',
    coolsForMs: -86_400_000,
    isExcluded: true,
  },
  {
    ...plain,
    phone: '639170000009',
    nickname: 'Maingat',
    description: 'Day limit 1,000: 600 credited, 400 open; a raise that can be confirmed',
    history: 'limited',
  },
  {
    ...plain,
    phone: '639170000010',
    nickname: 'Napapansin',
    description: 'Level 2 of the markers of harm: chasing and night',
    history: 'marked',
  },
  {
    ...plain,
    phone: '639170000011',
    nickname: 'Di Pa Sumasagot',
    description: 'Never asked for a deposit limit: the question comes at the log-in and before a deposit',
    isUnanswered: true,
    history: 'none',
  },
];
