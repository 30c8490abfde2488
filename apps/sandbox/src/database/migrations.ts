import { accountSecurity } from './migrations/accountSecurity';
import { accountTime } from './migrations/accountTime';
import { checkInRepair } from './migrations/checkInRepair';
import { effectInvariants } from './migrations/effectInvariants';
import { hashedCodes } from './migrations/hashedCodes';
import { closedParts } from './migrations/closedParts';
import { draw } from './migrations/draw';
import { gameWallets } from './migrations/gameWallets';
import { giftCards } from './migrations/giftCards';
import { betDays } from './migrations/betDays';
import { betHistory } from './migrations/betHistory';
import { identityChecks } from './migrations/identityChecks';
import { invariants } from './migrations/invariants';
import { journalByKey } from './migrations/journalByKey';
import { journalTime } from './migrations/journalTime';
import { ledger } from './migrations/ledger';
import { mail } from './migrations/mail';
import type { Migration } from './migrations/Migration';
import { payments } from './migrations/payments';
import { playLimits } from './migrations/playLimits';
import { players } from './migrations/players';
import { referrals } from './migrations/referrals';
import { rewards } from './migrations/rewards';
import { statement } from './migrations/statement';
import { statementLines } from './migrations/statementLines';
import { sittings } from './migrations/sittings';
import { teamDays } from './migrations/teamDays';
import { tracking } from './migrations/tracking';

/** The database's whole history, oldest first. */
export const migrations: readonly Migration[] = [
  ledger,
  players,
  payments,
  invariants,
  rewards,
  checkInRepair,
  giftCards,
  draw,
  betHistory,
  playLimits,
  mail,
  referrals,
  tracking,
  identityChecks,
  accountSecurity,
  statement,
  sittings,
  accountTime,
  teamDays,
  effectInvariants,
  hashedCodes,
  gameWallets,
  journalByKey,
  closedParts,
  betDays,
  journalTime,
  statementLines,
];
