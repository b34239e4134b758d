import { describe, expect, it } from 'vitest';
import type { NotificationChannel } from '#generated/api/model/notificationChannel.ts';
import { blockedReason, toggleChannel } from './notification-choice.ts';

const option = (channel: NotificationChannel, allowed = true) => ({
  channel,
  name: channel,
  endPoint: null,
  allowed,
  reason: allowed ? null : 'Магазин пока не пишет в\u00A0Telegram',
});
const options = [
  option('Email'),
  option('Sms'),
  option('Call'),
  option('WhatsApp'),
  option('Telegram', false),
  option('Push', false),
  option('NoNotify'),
];
const topic = (channels: NotificationChannel[], required = false) => ({ channels, required });

describe('notification channels of a topic', () => {
  it('are added to and removed from the others', () => {
    expect(toggleChannel(topic(['Email']), 'Sms', options)).toEqual(['Email', 'Sms']);
    expect(toggleChannel(topic(['Email', 'Sms']), 'Email', options)).toEqual(['Sms']);
  });

  it('NoNotify excludes the others, and they exclude it', () => {
    expect(toggleChannel(topic(['Email', 'Sms']), 'NoNotify', options)).toEqual(['NoNotify']);
    expect(toggleChannel(topic(['NoNotify']), 'Sms', options)).toEqual(['Sms']);
  });

  it('the last one is replaced by NoNotify, and NoNotify by the first usable one', () => {
    expect(toggleChannel(topic(['Sms']), 'Sms', options)).toEqual(['NoNotify']);
    expect(toggleChannel(topic(['NoNotify']), 'NoNotify', options)).toEqual(['Email']);
  });

  it('a required topic keeps a channel and says so', () => {
    expect(toggleChannel(topic(['Sms'], true), 'Sms', options)).toBeNull();
    expect(toggleChannel(topic(['Sms'], true), 'NoNotify', options)).toBeNull();
    expect(blockedReason(topic(['Sms'], true), option('Sms'), options)).toBe(
      'О ходе заказа сообщаем всегда',
    );
    expect(blockedReason(topic(['Sms', 'Email'], true), option('Sms'), options)).toBeNull();
  });

  it('one that became unusable can be removed, not chosen, and goes with the next change', () => {
    const lost = topic(['Email', 'Telegram']);
    expect(blockedReason(lost, option('Telegram', false), options)).toBeNull();
    expect(toggleChannel(lost, 'Telegram', options)).toEqual(['Email']);
    expect(toggleChannel(lost, 'Sms', options)).toEqual(['Email', 'Sms']);
    expect(blockedReason(topic(['Email']), option('Telegram', false), options)).toBe(
      'Магазин пока не пишет в\u00A0Telegram',
    );
  });

  it('without any usable channel nothing replaces NoNotify', () => {
    const none = options.map((one) => option(one.channel, one.channel === 'NoNotify'));
    expect(toggleChannel(topic(['NoNotify']), 'NoNotify', none)).toBeNull();
    expect(blockedReason(topic(['NoNotify']), option('NoNotify'), none)).toBe(
      'Нет канала, который можно выбрать вместо этого',
    );
  });
});
