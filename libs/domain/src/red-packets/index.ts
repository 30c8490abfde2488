export { nextPacket, openPacket, packetShortfall } from './RedPacket';
export type { PacketNeeds, PacketShortfall, PacketVisitor, RedPacket } from './RedPacket';
