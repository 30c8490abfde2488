import { kycInfoCall, kycSubmitCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { describeIdentity } from './identity/describeIdentity';
import { receiveDocuments } from './identity/receiveDocuments';

/** Calls about who a player is. Each is about the session's own player. */
export const identity = [
  playerCall(kycInfoCall, describeIdentity),
  playerCall(kycSubmitCall, receiveDocuments),
];
