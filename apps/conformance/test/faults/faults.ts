import { errorFaults } from './errorFaults';
import type { Fault } from './Fault';
import { headerFaults } from './headerFaults';
import { ownershipFaults } from './ownershipFaults';
import { pagingFaults } from './pagingFaults';
import { paymentFaults } from './paymentFaults';
import { protectionFaults } from './protectionFaults';
import { presenceFaults } from './presenceFaults';
import { sessionFaults } from './sessionFaults';
import { shapeFaults } from './shapeFaults';
import { sumFaults } from './sumFaults';
import { personFaults, timedFaults } from './timedFaults';
import { timeFaults } from './timeFaults';
import { togetherFaults } from './togetherFaults';
import { writeFaults } from './writeFaults';

/** Every fault that the kit is known to find. */
export const faults: readonly Fault[] = [
  ...presenceFaults,
  ...shapeFaults,
  ...errorFaults,
  ...sessionFaults,
  ...ownershipFaults,
  ...pagingFaults,
  ...sumFaults,
  ...timeFaults,
  ...headerFaults,
  ...togetherFaults,
  ...paymentFaults,
  ...writeFaults,
  ...protectionFaults,
  ...personFaults,
  ...timedFaults,
];
