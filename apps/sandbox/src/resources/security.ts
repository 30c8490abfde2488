import {
  changePwdCall,
  closeAccountCall,
  consentCall,
  consentInfoCall,
  endSessionCall,
  exportMeCall,
  sessionsCall,
} from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { readConsents } from '../players/readConsents';
import { changePassword } from './security/changePassword';
import { closeAccount } from './security/closeAccount';
import { endSession } from './security/endSession';
import { listSessions } from './security/listSessions';
import { offerExport } from './security/offerExport';
import { saveConsents } from './security/saveConsents';

/** Calls about who may use the account, what is done with its data, and its end. */
export const security = [
  playerCall(changePwdCall, changePassword),
  playerCall(sessionsCall, listSessions),
  playerCall(endSessionCall, endSession),
  playerCall(consentCall, saveConsents),
  playerCall(consentInfoCall, async ({ operator, session }) => {
    const { marketing, analytics } = await readConsents(operator.database, session.player.id);
    return { marketing: marketing ? 1 : 0, analytics: analytics ? 1 : 0 } as const;
  }),
  playerCall(exportMeCall, offerExport),
  playerCall(closeAccountCall, closeAccount),
];
