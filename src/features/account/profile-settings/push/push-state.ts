import type { NotificationChannelOption } from '#generated/api/model/notificationChannelOption.ts';
import type { PushDevice } from '#generated/api/model/pushDevice.ts';
import type { ThisDevice } from './use-this-device.ts';

/** Push messages in this browser, as the user sees them. */
export type PushState =
  | 'loading'
  | 'unsupported'
  | 'needs-install'
  | 'denied'
  /** Enabled here for this account. */
  | 'on'
  /** A click enables them. */
  | 'off';

/** The state of this browser. Enabled is what both the browser and the server know of. */
export function pushStateOf(
  device: ThisDevice | null,
  devices: readonly Pick<PushDevice, 'id'>[] | undefined,
): PushState {
  if (device === null || devices === undefined) return 'loading';
  const { permission, subscriptionID } = device;
  if (permission !== 'granted' && permission !== 'default') return permission;
  return permission === 'granted' && devices.some(({ id }) => id === subscriptionID) ? 'on' : 'off';
}

/** What the user reads about this browser. */
export const pushStateTexts: Readonly<Record<PushState, string>> = {
  loading: 'Проверяем этот браузер…',
  unsupported: 'Этот браузер не показывает уведомления сайтов.',
  'needs-install':
    'На iPhone и iPad уведомления приходят магазину с экрана «Домой»: выберите «Поделиться», затем «На экран „Домой“» и включите их там.',
  denied:
    'Браузер не разрешает сайту уведомления. Разрешите их в настройках сайта – они открываются слева от адреса страницы – и вернитесь сюда.',
  on: 'На этом устройстве включены.',
  off: 'На этом устройстве выключены.',
};

/** Push can be chosen, too, where the click on it enables this device. */
export function offerPush(
  option: NotificationChannelOption,
  state: PushState,
): NotificationChannelOption {
  if (option.channel !== 'Push' || option.allowed) return option;
  if (state === 'off') return { ...option, allowed: true, reason: null };
  return state === 'on' || state === 'loading'
    ? option
    : { ...option, reason: pushStateTexts[state] };
}
