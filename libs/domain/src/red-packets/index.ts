export { nextPacket } from './nextPacket';
export { openPacket } from './openPacket';
export { packetShortfall, type PacketShortfall, type PacketVisitor } from './packetShortfall';
export type { PacketNeeds, RedPacket } from './RedPacket';
