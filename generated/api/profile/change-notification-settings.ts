import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  NotificationSettings
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ChangeNotificationSettings,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeNotificationSettingsUrl = () => {




  return `/api/v1/profile/settings/notifications`
}

/**
 * Ставит каналы названных тем. NoNotify вместе с другим каналом или у обязательной темы, недоступный канал — 422. Возвращает настройки целиком.
 * @summary Выбрать, чем сообщать
 */
export const changeNotificationSettings = async (changeNotificationSettingsBody: ChangeNotificationSettings, options?: Parameters<typeof http>[1]): Promise<NotificationSettings> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NotificationSettings>(getChangeNotificationSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeNotificationSettingsBody),
    schema: async () => (await schemas()).NotificationSettings
  }
);}





export const getChangeNotificationSettingsMutationKey = () => ['changeNotificationSettings'] as const;

export const getChangeNotificationSettingsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext> => {

const mutationKey = getChangeNotificationSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeNotificationSettings>>, ChangeNotificationSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeNotificationSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeNotificationSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof changeNotificationSettings>>>
    export type ChangeNotificationSettingsMutationBody = ChangeNotificationSettings
    export type ChangeNotificationSettingsMutationError = ErrorType<ErrorPayload>
    export type ChangeNotificationSettingsMutationVariables = {data: ChangeNotificationSettings}

    /**
 * @summary Выбрать, чем сообщать
 */
export const useChangeNotificationSettings = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeNotificationSettings>>,
        TError,
        ChangeNotificationSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeNotificationSettingsMutationOptions(options), queryClient);
    }
