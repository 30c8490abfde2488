import { describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '../../device/storage/createDeviceStorage';
import { parseTabMessage } from './TabChannel';
import { TabChannel } from './TabChannel';
import type { Broadcast } from './TabChannel';

/** Two tabs with a channel between them. */
function withChannel() {
  const open: EventTarget[] = [];
  const broadcast = (): Broadcast => {
    const tab = new EventTarget();
    open.push(tab);
    return {
      postMessage: (told: unknown) =>
        open
          .filter((other) => other !== tab)
          .forEach((other) => void other.dispatchEvent(new MessageEvent('message', { data: told }))),
      addEventListener: tab.addEventListener.bind(tab),
    };
  };
  const storage = createDeviceStorage(undefined, undefined);
  return [new TabChannel(broadcast(), storage, 'a'), new TabChannel(broadcast(), storage, 'b')] as const;
}

/** Two tabs that share nothing but what is stored. */
function withStorage() {
  window.localStorage.clear();
  const events = [new EventTarget(), new EventTarget()] as const;
  const tell = (to: EventTarget) => (): void => {
    to.dispatchEvent(new StorageEvent('storage', { key: 'kislap:tabNews' }));
  };
  const open = (own: EventTarget, name: string) =>
    new TabChannel(undefined, createDeviceStorage(window.localStorage, own), name);
  const tabs = [open(events[0], 'a'), open(events[1], 'b')] as const;
  return { tabs, deliver: tell(events[1]) };
}

describe('tabs of the app', () => {
  it('tell each other over a channel, and not themselves', () => {
    const [here, there] = withChannel();
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    here.subscribe(heardHere);
    there.subscribe(heardThere);
    here.tell({ type: 'session' });
    expect(heardThere).toHaveBeenCalledExactlyOnceWith({ type: 'session' });
    expect(heardHere).not.toHaveBeenCalled();
  });

  it('tell each other by what is stored where there are no channels', () => {
    const { tabs, deliver } = withStorage();
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    tabs[0].subscribe(heardHere);
    tabs[1].subscribe(heardThere);
    tabs[0].tell({ type: 'balance', userId: 7, balance: 500 });
    deliver();
    tabs[0].tell({ type: 'balance', userId: 7, balance: 500 });
    deliver();
    expect(heardThere).toHaveBeenCalledTimes(2);
    expect(heardHere).not.toHaveBeenCalled();
  });

  it.each([
    undefined,
    'session',
    { type: 'token' },
    { type: 'balance', userId: 7 },
    { type: 'balance', userId: 7, balance: NaN },
  ])('do not listen to %j', (told) => {
    expect(parseTabMessage(told)).toBeUndefined();
  });
});
