import type { Device } from '../drive/Device';
import type { Session } from '../model/Player';
import type { Own } from './Walk';

/** A device goes on with a session of an answer. */
export function adopt(
  { player }: Own,
  device: Device,
  token: string,
  kind: Session['kind'],
  now: number,
): void {
  device.token = token;
  device.userId = player.id;
  player.sessions.set(token, { kind, begunAt: now, actAt: now, perhapsAt: now });
}
