import {
  delMsgCall,
  getAccessoryCall,
  getMsgCountCall,
  getMsgInfoCall,
  getMsgListCall,
} from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { countUnread } from './mail/countUnread';
import { deleteMail } from './mail/deleteMail';
import { listMails } from './mail/listMails';
import { openMail } from './mail/openMail';
import { receiveAttachment } from './mail/receiveAttachment';

/** Calls about the mailbox. */
export const mail = [
  playerCall(getMsgListCall, listMails),
  playerCall(getMsgInfoCall, openMail),
  playerCall(getMsgCountCall, countUnread),
  playerCall(getAccessoryCall, receiveAttachment),
  playerCall(delMsgCall, deleteMail),
];
