// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  epochSecondsFrom,
  moneyFromPeso,
  nextPacket,
  openPacket,
  type PacketNeeds,
  packetShortfall,
  type PacketShortfall,
  type PacketVisitor,
  type RedPacket,
  zeroMoney,
} from '../index';

describe('examples of red-packets', () => {
  it('nextPacket', () => {
    const opensAt = epochSecondsFrom(1_767_196_800);
    const packet: RedPacket = {
      id: 1,
      name: 'New Year',
      opensAt,
      closesAt: epochSecondsFrom(opensAt + 3_600),
      state: 'upcoming',
      maximum: moneyFromPeso(88),
      left: 100,
      needs: {},
    };
    expect(nextPacket([packet], epochSecondsFrom(opensAt - 1))?.name).toEqual('New Year');
    expect(nextPacket([packet], opensAt)).toEqual(undefined);
  });

  it('openPacket', () => {
    const opensAt = epochSecondsFrom(1_767_196_800);
    const packet: RedPacket = {
      id: 1,
      name: 'New Year',
      opensAt,
      closesAt: epochSecondsFrom(opensAt + 3_600),
      state: 'upcoming',
      maximum: moneyFromPeso(88),
      left: 100,
      needs: {},
    };
    expect(openPacket([packet], opensAt)?.name).toEqual('New Year');
    expect(openPacket([{ ...packet, left: 0 }], opensAt)).toEqual(undefined);
  });

  it('packetShortfall', () => {
    const needs = { vipLevel: 1, dayDeposit: moneyFromPeso(100) };
    expect(packetShortfall(needs, { vipLevel: 0, dayDeposit: zeroMoney })).toEqual({
      type: 'vipLevel',
      level: 1,
    });
    expect(packetShortfall(needs, { vipLevel: 1, dayDeposit: moneyFromPeso(100) })).toEqual(undefined);
  });

  it('PacketShortfall', () => {
    const shortfall: PacketShortfall = { type: 'dayDeposit', missing: moneyFromPeso(60) };
    const visitor = { vipLevel: 0, dayDeposit: moneyFromPeso(40) };
    expect(packetShortfall({ dayDeposit: moneyFromPeso(100) }, visitor)).toEqual(shortfall);
  });

  it('PacketVisitor', () => {
    const visitor: PacketVisitor = { vipLevel: 2, dayDeposit: zeroMoney };
    expect(packetShortfall({ vipLevel: 2 }, visitor)).toEqual(undefined);
  });

  it('PacketNeeds', () => {
    const needs: PacketNeeds = { vipLevel: 1 };
    expect(packetShortfall(needs, { vipLevel: 0, dayDeposit: zeroMoney })).toEqual({
      type: 'vipLevel',
      level: 1,
    });
  });

  it('RedPacket', () => {
    const opensAt = epochSecondsFrom(1_767_196_800);
    const packet: RedPacket = {
      id: 1,
      name: 'New Year',
      opensAt,
      closesAt: epochSecondsFrom(opensAt + 3_600),
      state: 'upcoming',
      maximum: moneyFromPeso(88),
      left: 100,
      needs: {},
    };
    expect(openPacket([packet], opensAt)?.id).toEqual(1);
  });
});
