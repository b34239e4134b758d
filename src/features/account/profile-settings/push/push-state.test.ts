import { describe, expect, it } from 'vitest';
import { offerPush, pushStateOf } from './push-state.ts';

const here = { permission: 'granted', subscriptionID: 'here' } as const;

describe('push messages in this browser', () => {
  it('are enabled when the browser and the server have the same subscription', () => {
    expect(pushStateOf(here, [{ id: 'other' }, { id: 'here' }])).toBe('on');
  });

  it.each([
    ['the server has deleted the subscription', here, [{ id: 'other' }]],
    ['the browser has none', { ...here, subscriptionID: null }, [{ id: 'other' }]],
    ['the permission was reset', { ...here, permission: 'default' as const }, [{ id: 'here' }]],
  ])('are disabled when %s', (_name, device, devices) => {
    expect(pushStateOf(device, devices)).toBe('off');
  });

  it.each(['unsupported', 'needs-install', 'denied'] as const)(
    'are %s whatever is stored',
    (permission) => {
      expect(pushStateOf({ ...here, permission }, [{ id: 'here' }])).toBe(permission);
    },
  );

  it('are unknown until both have responded', () => {
    expect(pushStateOf(null, [])).toBe('loading');
    expect(pushStateOf(here, undefined)).toBe('loading');
  });
});

describe('the channel Push', () => {
  const option = {
    channel: 'Push',
    name: 'Push-уведомления',
    endPoint: null,
    allowed: false,
    reason: 'Включите на этом устройстве',
  } as const;

  it('can be chosen where a click enables this device', () => {
    expect(offerPush(option, 'off')).toMatchObject({ allowed: true, reason: null });
  });

  it('says what is missing where no click can enable it', () => {
    expect(offerPush(option, 'denied')).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('не разрешает'),
    });
  });

  it('is offered with another device whatever the state of this one', () => {
    const reachable = { ...option, allowed: true, reason: null };
    expect(offerPush(reachable, 'denied')).toEqual(reachable);
  });
});
